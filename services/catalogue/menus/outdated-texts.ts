import { createHash } from 'node:crypto';
import type { StoredWords } from '@menuleaf/shared/menu/stored-catalogue.ts';

const fields = ['name', 'description', 'note'] as const;
type Field = (typeof fields)[number];

type Row = {
  name: string;
  description: string | null;
  note?: string | null | undefined;
  words?: StoredWords | undefined;
};
type Said = StoredWords[string];

/** 48 bits of an original, by which it is known to be another one: the text itself would take as much as its translation. */
const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Of what a row says in a language: the digest of each original, anew for the fields that are sent. */
export function originalsOf(row: Row, said: Said, sent: object): { of?: Record<string, string> } {
  const known = fields.flatMap((field) => {
    const digest = field in sent ? digestOf(row[field] ?? '') : said.of?.[field];
    return said[field] !== undefined && digest !== undefined ? [[field, digest] as const] : [];
  });
  return known.length > 0 ? { of: Object.fromEntries(known) } : {};
}

/** The fields whose original is another one than it was when they were written; unknown of what was written before this was kept. */
export function outdatedFields(row: Row, language: string): Field[] {
  const { of = {}, ...said } = row.words?.[language] ?? {};
  return fields.filter((field) => {
    const original = row[field];
    if (!original || said[field] === undefined || of[field] === undefined) return false;
    return of[field] !== digestOf(original);
  });
}

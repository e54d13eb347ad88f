import { createHash } from 'node:crypto';
import type { StoredWords } from '../stored-catalogue.ts';

const fields = ['name', 'description', 'note'] as const;
type Field = (typeof fields)[number];

type Row = {
  name: string;
  description: string | null;
  note?: string | null | undefined;
  words?: StoredWords | undefined;
};
type TranslatedTexts = StoredWords[string];

/** A 48-bit digest to detect that an original changed: keeping the text would take as much space as its translation. */
const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Digests of the originals of a row's translations, updated for the sent fields. */
export function originalsOf(
  row: Row,
  said: TranslatedTexts,
  sent: object,
): { of?: Record<string, string> } {
  const known = fields.flatMap((field) => {
    const digest = field in sent ? digestOf(row[field] ?? '') : said.of?.[field];
    return said[field] !== undefined && digest !== undefined ? [[field, digest] as const] : [];
  });
  return known.length > 0 ? { of: Object.fromEntries(known) } : {};
}

/** Fields whose original changed since they were translated; unknown for translations older than the digests. */
export function outdatedFields(row: Row, language: string): Field[] {
  const { of = {}, ...said } = row.words?.[language] ?? {};
  return fields.filter((field) => {
    const original = row[field];
    if (!original || said[field] === undefined || of[field] === undefined) return false;
    return of[field] !== digestOf(original);
  });
}

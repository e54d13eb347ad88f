import type { TranslationRow } from '../../contracts/catalogue/menus/translation-calls.ts';
import { readCsv, writeCsv } from './csv.ts';
import { keyOfText, textsOfRow, type TranslationText } from '../translations/translation-texts.ts';

/** Translators look for `state`; only the last column is filled in. */
const columns = ['kind', 'id', 'field', 'state', 'original', 'translation'] as const;

const stateOf = ({ said, isOutdated }: TranslationText) =>
  isOutdated ? 'original changed' : said === '' ? 'missing' : '';

/** A line per text, for translators. */
export const translationsCsv = (rows: readonly TranslationRow[]): string =>
  writeCsv([
    columns,
    ...rows
      .flatMap(textsOfRow)
      .map((text) => [
        text.row.kind,
        text.row.id,
        text.field,
        stateOf(text),
        text.original,
        text.said,
      ]),
  ]);

export type ReadTranslations = {
  /** Texts that differ from the saved ones, by `keyOfText`. */
  typed: Map<string, string>;
  bad: { line: number; problem: string }[];
};

/** Programs wrap and end lines in such files differently. */
const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Why a line is rejected; undefined if valid. */
function problemOf(text: TranslationText | undefined, original: string | undefined) {
  if (!text) return 'There is no such text on this menu';
  const isSame = original === undefined || bare(original) === bare(text.original);
  return isSame ? undefined : `The original reads “${text.original}” now`;
}

/** Parses a completed `translationsCsv` file. A line without a translation changes nothing. */
export function readTranslations(file: string, rows: readonly TranslationRow[]): ReadTranslations {
  const [head, ...lines] = readCsv(file);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = ['id', 'field', 'translation'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    return {
      typed: new Map(),
      bad: [{ line: 1, problem: `There is no column ${missing.join(', ')}` }],
    };
  }
  const known = new Map(rows.flatMap(textsOfRow).map((text) => [keyOfText(text), text]));
  const read: ReadTranslations = { typed: new Map(), bad: [] };
  for (const { line, cells } of lines) {
    const cell = (name: (typeof columns)[number]) => cells[names.indexOf(name)];
    const translation = cell('translation')?.trim() ?? '';
    if (translation === '') continue;
    const key = `${cell('id')?.trim()} ${cell('field')?.trim()}`;
    const text = known.get(key);
    const problem = problemOf(text, cell('original'));
    if (problem !== undefined) read.bad.push({ line, problem });
    else if (text?.said !== translation) read.typed.set(key, translation);
  }
  return read;
}

import { splitNames } from '@menuleaf/shared/menu/csv/item-columns.ts';
import { inWesternDigits } from '../columns.ts';
import { wordsOf } from './heads.ts';
import type { SheetColumn } from './sheet-column.ts';

type Row = readonly string[];

/** Spreadsheets write «true» in their own language, too. */
export const isTrue = (cell: string) =>
  /^(yes|y|true|x|1|ja|wahr|oui|vrai|s[iíì]|verdadero|vero|sim|tak|evet|да|是|はい|✓|✔|●|•|\+)$/iu.test(
    cell.trim(),
  );
export const isOff = (cell: string) =>
  /^(no?|false|0|-1|nee|nein|falsch|non|faux|falso|n[aã]o|nie|nej|draft|archived|inactive|hidden|deleted)$/iu.test(
    cell.trim(),
  );
/** A row of what is chosen with a dish. */
const isOfDish = (cell: string) => /modif|instruction/iu.test(cell);

/** Archived, or offered nowhere: there may be a column for each store. */
export function isLeftOut(row: Row, header: Row, columns: readonly SheetColumn[]): boolean {
  const ats = (kind: SheetColumn) => columns.flatMap((column, at) => (column === kind ? [at] : []));
  const shown = ats('shown').map((at) => {
    const [head, cell = ''] = [wordsOf(header[at] ?? ''), row[at]];
    return {
      word: head.split(/\P{L}/u)[0],
      isOff: (/(?:type|class|tipo|typ|soort)$/u.test(head) ? isOfDish : isOff)(cell),
    };
  });
  return (
    ats('hidden').some((at) => isTrue(row[at] ?? '')) ||
    shown.some(({ word }) => shown.every((one) => one.word !== word || one.isOff))
  );
}

/** «Small / Oat»: all options of a variant, each once. */
export const variantOf = (row: Row, columns: readonly SheetColumn[]): string =>
  columns.reduce((said, column, at) => {
    const cell = column === 'variant' ? (row[at]?.trim() ?? '') : '';
    return said.includes(cell) ? said : [said, cell].filter(Boolean).join(' / ');
  }, '');

/**
 * The section of «Menu > Pizza, Specials», and of «Mains (T2B3ROTJ3HFGVBO22QLOOJDE)», its number in a till. Below
 * «categories» the first of «Pizza | Lunch»: elsewhere the one may be within the other.
 */
export const sectionIn = (cell: string, head = ''): string => {
  const [first = ''] = /^categories$/iu.test(head) ? splitNames(cell) : [cell];
  const last = />([^>,]+)(?:,|$)/u.exec(cell)?.[1] ?? first;
  return last.replace(/\s*\([A-Z\d]{16,}\)$/u, '').trim();
};

/** «9.00000» is 9.00, and «260-00» 260, as roubles are written; «1990» is no year here. */
export const priceIn = (cell: string): string =>
  inWesternDigits(cell)
    .replace(/([.,]\d\d)\d{2,}$/u, '$1')
    .replaceAll(/(?<![\d-])(\d{1,3}(?: \d{3})+|\d{1,6})[-=](00|50)(?![\d-])/gu, '$1.$2')
    .replaceAll(/(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/gu, '')
    .replace(/^(?=(?:19|20)\d\d$)/u, '¤');

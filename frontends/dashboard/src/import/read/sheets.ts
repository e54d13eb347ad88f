import { meaningOfWords } from '../parse/words/meanings.ts';
import { isPrice } from '../parse/sheet/column-look.ts';
import { guessLayout, hasPrices, headFirst, type Layout } from '../parse/sheet/layout.ts';
import { severalTimes, type SheetColumn } from '../parse/sheet/sheet-column.ts';
import { sheetOf } from './delimited.ts';
import type { SourceMenu } from './source-menu.ts';

type Sheet = { name: string; rows: string[][] };
type LaidOut = Sheet & { layout: Layout };

/** Of a till: what is chosen with a dish is none. */
const isOfDishes = (name: string) =>
  /modif|option|extra|add-?on|tax|variant|instruction|discount/iu.test(name);

/** Where a sheet's columns stand in another: below that of the same name, or of the same kind, or behind all. */
function placesIn(
  head: string[],
  kinds: SheetColumn[],
  own: readonly string[],
  columns: readonly SheetColumn[],
): number[] {
  return own.map((cell, index) => {
    const kind = columns[index] ?? 'none';
    const same = head.indexOf(cell);
    const at = same < 0 && !severalTimes.has(kind) ? kinds.indexOf(kind) : same;
    if (at >= 0) return at;
    kinds.push(kind);
    return head.push(cell) - 1;
  });
}

/** «1 | gluten» on a sheet of their own explain codes. */
const legendIn = (rows: readonly string[][]) =>
  rows.flatMap((row) => {
    const [code = '', words = '', ...others] = row.filter(Boolean);
    const isMeant = /^(?:\d{1,2}|\p{L}{1,3})$/u.test(code) && others.length === 0;
    return isMeant && (meaningOfWords(words)?.allergens.length ?? 0) > 0
      ? [[`${code} = ${words}`]]
      : [];
  });

/** Its rows have names and prices, of what is sold. */
const isMenu = ({ name, layout: { columns, hasHeader }, rows }: LaidOut) =>
  !isOfDishes(name) &&
  columns.includes('name') &&
  hasPrices(columns) &&
  rows
    .slice(Number(hasHeader))
    .filter((row) =>
      row.some((cell, at) => /^(?:price|size)$/u.test(columns[at] ?? '') && isPrice(cell)),
    ).length *
    2 >
    rows.length - Number(hasHeader);

/**
 * The sheets of a workbook that are menus, if all have a head or none has: many have one for each course, which then is a
 * heading, unless a column names the sections.
 */
export function oneSheetOf(sheets: readonly Sheet[]): SourceMenu {
  const filled = sheets
    .map(({ name, rows }) => ({ name, rows: headFirst(rows.filter((row) => row.some(Boolean))) }))
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ ...sheet, layout: guessLayout(sheet.rows) }));
  const first =
    filled.find(isMenu) ?? filled.find(({ rows }) => rows.some((row) => row.some(isPrice)));
  if (!first) return sheetOf(filled[0]?.rows ?? []);
  const { hasHeader, columns } = first.layout;
  const alike = filled.filter(
    (sheet) =>
      isMenu(sheet) &&
      sheet.layout.hasHeader === hasHeader &&
      (hasHeader || sheet.layout.columns.join() === columns.join()),
  );
  const legend = filled
    .filter((sheet) => sheet !== first && !alike.includes(sheet))
    .flatMap(({ rows }) => legendIn(rows));
  if (alike.length < 2) return sheetOf([...first.rows, ...legend]);
  const head = [...(first.rows[0] ?? [])];
  const kinds = [...columns];
  const rows = alike.flatMap(({ name, rows: own, layout }) => {
    const heading = columns.includes('section') ? [] : [[name]];
    if (!hasHeader) return [...heading, ...own];
    const places = placesIn(head, kinds, own[0] ?? [], layout.columns);
    return [
      ...heading,
      ...own.slice(1).map((row) => Array.from(head, (_, at) => row[places.indexOf(at)] ?? '')),
    ];
  });
  return sheetOf([...(hasHeader ? [head] : []), ...rows, ...legend]);
}

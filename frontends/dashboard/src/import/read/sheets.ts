import { kindOfHeader } from '../parse/sheet/heads.ts';
import { guessLayout, hasPrices, headFirst, isPrice, type Layout } from '../parse/sheet/layout.ts';
import { severalTimes, type SheetColumn } from '../parse/sheet/sheet-column.ts';
import { sheetOf } from './delimited.ts';
import type { SourceMenu } from './source-menu.ts';

type Sheet = { name: string; rows: string[][] };
type LaidOut = Sheet & { layout: Layout };

/** Of a till: what is chosen with a dish is none. */
const isOfDishes = (name: string) =>
  /modif|option|extra|add-?on|tax|variant|instruction|discount/iu.test(name);

/** Where a sheet's columns stand in another: below that of the same name, or of the same kind, or behind all. */
function placesIn(head: string[], own: readonly string[], columns: readonly SheetColumn[]) {
  const kinds = head.map(kindOfHeader);
  return own.map((cell, index) => {
    const kind = columns[index] ?? 'none';
    const same = head.indexOf(cell);
    const at = same < 0 && !severalTimes.has(kind) ? kinds.indexOf(kind) : same;
    return at < 0 ? head.push(cell) - 1 : at;
  });
}

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
  if (alike.length < 2) return sheetOf(first.rows);
  const head = [...(first.rows[0] ?? [])];
  const rows = alike.flatMap(({ name, rows: own, layout }) => {
    const heading = columns.includes('section') ? [] : [[name]];
    if (!hasHeader) return [...heading, ...own];
    const places = placesIn(head, own[0] ?? [], layout.columns);
    return [
      ...heading,
      ...own.slice(1).map((row) => Array.from(head, (_, at) => row[places.indexOf(at)] ?? '')),
    ];
  });
  return sheetOf(hasHeader ? [head, ...rows] : rows);
}

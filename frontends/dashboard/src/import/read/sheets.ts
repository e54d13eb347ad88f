import { kindOfHeader } from '../parse/sheet/heads.ts';
import { headFirst, isPrice } from '../parse/sheet/layout.ts';
import { sheetOf } from './delimited.ts';
import type { SourceMenu } from './source-menu.ts';

type Sheet = { name: string; rows: string[][] };

/**
 * The first sheet of a workbook with prices, and all with the same head: many have one for each course, which then is a heading,
 * unless a column names the sections.
 */
export function oneSheetOf(sheets: readonly Sheet[]): SourceMenu {
  const filled = sheets
    .map(({ name, rows }) => ({ name, rows: headFirst(rows.filter((row) => row.some(Boolean))) }))
    .filter(({ rows }) => rows.length > 0);
  const first = filled.find(({ rows }) => rows.some((row) => row.some(isPrice))) ?? filled[0];
  const head = first?.rows[0] ?? [];
  const kinds = head.map(kindOfHeader);
  const alike = filled.filter(({ rows }) => JSON.stringify(rows[0]) === JSON.stringify(head));
  if (alike.length < 2 || kinds.every((kind) => kind === undefined))
    return sheetOf(first?.rows ?? []);
  const headingOf = (name: string) => (kinds.includes('section') ? [] : [[name]]);
  return sheetOf([
    head,
    ...alike.flatMap(({ name, rows }) => [...headingOf(name), ...rows.slice(1)]),
  ]);
}

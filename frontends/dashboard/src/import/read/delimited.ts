import { headFirst } from '../parse/sheet/header.ts';
import { splitCells } from '../parse/sheet/split.ts';
import { CannotRead, limits } from '../limits.ts';
import type { SourceMenu } from './source-menu.ts';

/** Cells as text, without empty rows and columns; throws if there are too many to review. */
export function sheetOf(cells: readonly (readonly string[])[]): SourceMenu {
  const rows = cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some(Boolean));
  if (rows.length === 0) throw new CannotRead('The sheet is empty.');
  if (rows.length > limits.sheetRows) {
    throw new CannotRead(
      `The sheet has ${rows.length.toLocaleString('en')} rows. Up to ${limits.sheetRows.toLocaleString('en')} can be read at once.`,
    );
  }
  const width = Math.min(limits.sheetColumns, Math.max(...rows.map((row) => row.length)));
  const used = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some((row) => row[at]),
  );
  return { kind: 'sheet', rows: headFirst(rows.map((row) => used.map((at) => row[at] ?? ''))) };
}

/** Parses text split by commas, semicolons, tabs or bars, whichever it is. */
export const readDelimited = (text: string): SourceMenu => sheetOf(splitCells(text).rows);

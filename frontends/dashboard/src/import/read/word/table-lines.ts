import { inBrackets } from '../faces/said-below.ts';
import { takePrice } from '../../parse/money.ts';
import { kindOfHeader } from '../../parse/sheet/heads.ts';
import { isSizeName } from '../../parse/size-names.ts';

/** The lines of a cell. */
export type Cell = readonly string[];
type CellRow = readonly Cell[];

const isAmount = (text: string) => {
  const { prices, rest } = takePrice(text);
  return prices.length > 0 && !/\p{L}{3}/u.test(rest);
};
const full = (row: CellRow) =>
  row.map((cell) => cell.filter(Boolean)).filter(({ length }) => length > 0);
const areAmounts = (cell: Cell) => cell.length > 0 && cell.every(isAmount);

/** Cells beside a name join its line; cells with many lines each are columns, read in turn. */
function linesOfRow(row: CellRow): string[] {
  const cells = full(row);
  const [, ...others] = cells;
  const long = cells.filter(({ length }) => length > 1);
  // «4.», «Chicken Pakora» above what is in it, «£4.50»: the price is of the first line.
  const isDish = long.length === 1 && cells.some((cell) => cell.length === 1 && areAmounts(cell));
  if (!isDish && others.some((lines) => lines.length > 1))
    return listsAsRows(row) ?? cells.flatMap((lines) => [...lines, '']);
  const [, ...more] = long[0] ?? [];
  const below = isDish ? more.map(inBrackets) : more;
  return [cells.map(([line = '']) => line).join('    '), ...below];
}

/** Names in one cell, and in the next the price of each on the same line. */
function listsAsRows(row: CellRow): string[] | undefined {
  const [names, prices, ...others] = row.filter((cell) => cell.some(Boolean));
  if (!names || !prices || others.length > 0 || !areAmounts(prices.filter(Boolean)))
    return undefined;
  const isBeside = prices.every((price, at) => price === '' || (names[at] ?? '') !== '');
  return isBeside
    ? names.map((name, at) => [name, prices[at] ?? ''].filter(Boolean).join('    '))
    : undefined;
}

/** The rows of dishes that stand side by side: names, what is in them, and their prices below. */
function cardsAbove(rows: readonly CellRow[], at: number, from: number): number {
  const count = full(rows[at] ?? []).length;
  const isAbove = (row: CellRow) =>
    full(row).length === count &&
    !row.some((cell) => cell.some((line) => isAmount(line) || isSizeName(line)));
  let first = at;
  while (first > from && isAbove(rows[first - 1] ?? [])) first -= 1;
  return count > 1 && full(rows[at] ?? []).every(areAmounts) ? first : at;
}

/** «Dish», «Marks», «Price»: it says what columns hold. */
function isHead(row: CellRow): boolean {
  const kinds = full(row).map(([line = '', ...more]) =>
    more.length > 0 ? '' : kindOfHeader(line),
  );
  return kinds.includes('name') && kinds.includes('price') && !kinds.includes('size');
}

/** A table's lines, row by row, or card by card. */
export function linesOfTable(rows: readonly CellRow[]): string[] {
  const lines: string[][] = [];
  let from = 0;
  for (const [at, row] of rows.entries()) {
    if (isHead(row)) {
      lines.push([]);
      continue;
    }
    const first = cardsAbove(rows, at, from);
    lines.push(linesOfRow(row));
    if (first === at) continue;
    const cards = rows.slice(first, at + 1);
    const columns = row.flatMap((_, column) => [...cards.flatMap((one) => one[column] ?? []), '']);
    lines.splice(first, lines.length - first, ...cards.map((_, one) => (one ? [] : columns)));
    from = at + 1;
  }
  return lines.flat();
}

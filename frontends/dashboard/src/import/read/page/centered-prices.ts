import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { capitalOf, lineOf } from './capitals.ts';
import { isAmount } from './prices-first.ts';

/** In letter heights: how far below a name's line, and above the next, prices beside both stand at most. */
const halfLine = 1.3;

/** «A4», «120 g» */
const isCode = ({ text }: Word) =>
  /^(?:\p{Lu}?\d{1,3}[.)]?|(?:\d[\d.,/]* ?)?(?:[cdm]?l|k?g))$/u.test(text);

const longest = (row: Row) =>
  row.reduce((most, word) => (word.text.length > (most?.text.length ?? 0) ? word : most), row[0]);

/** Beside a row, and nearer to it than another line could be. */
function isBeside(row: Row, prices: Row): boolean {
  const [name, price] = [longest(row), longest(prices)];
  if (!name || !price) return false;
  const least = Math.min(capitalOf(name), capitalOf(price));
  return (
    Math.abs(lineOf(price) - lineOf(name)) < least * halfLine &&
    row.every((word) => prices.every(({ x, end }) => word.end < x || word.x > end))
  );
}

/** «8.90» halfway between a name and what is in it, beside both, is the price of that name. */
export function pricesBeside(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const [above, below] = [all.at(-1) ?? [], rows[at + 1] ?? []];
    // A picture may be read as a sign of money.
    const isCentered =
      row.every((word) => isAmount(word) || isCode(word)) &&
      row.some((word) => isAmount(word) && /[\d–—-]/u.test(word.text)) &&
      [above, below].every((one) => isBeside(one, row));
    if (isCentered) all[all.length - 1] = [...above, ...row].toSorted((a, b) => a.x - b.x);
    else all.push(row);
  }
  return all;
}

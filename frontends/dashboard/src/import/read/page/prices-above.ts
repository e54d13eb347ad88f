import { isWordy, type Word, type WordRow as Row } from '../../parse/columns.ts';
import { footOf } from '../paper/pixels.ts';
import { isAmount } from './prices-first.ts';

/** So many prices, each nearer by so much to what is below it than to what is above, are above their names. */
const [leastPrices, nearer] = [2, 0.75];
/** In letter heights: the blank before a price, and how far below a price its name stands at most. */
const [blank, nextLine] = [1.5, 1.5];

const isPrice = (row: Row) =>
  row.every(isAmount) && row.filter(({ text }) => /\d/u.test(text)).length === 1;
const isName = (row: Row) =>
  row.some(({ text }) => isWordy(text)) && /^\P{L}*[\p{Lu}\p{Lo}]/u.test(row[0]?.text ?? '');
const gapBetween = (above: Row, below: Row) =>
  Math.min(...below.map(({ y }) => y)) - Math.max(...above.map(footOf));
const heightOf = (row: Row) => Math.max(...row.map(({ height }) => height));

/** Its name is close below it, and what is above it further off. */
function isAbove(rows: readonly Row[], at: number): boolean {
  const [above, price = [], name] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!name || !isName(name)) return false;
  const gap = gapBetween(price, name);
  const before = above ? gapBetween(above, price) : Infinity;
  return gap < heightOf(name) * nextLine && gap < before * nearer;
}

function behind(name: Row, prices: Row): Word[] {
  const [last, first] = [name.at(-1), prices[0]];
  if (!last || !first) return [...name];
  const by = last.end + last.height * blank - first.x;
  return [
    ...name,
    ...prices.map((price) => ({
      ...price,
      ...{ x: price.x + by, end: price.end + by, y: footOf(last) - price.height },
      ...(price.type && last.type && { type: { ...price.type, line: last.type.line } }),
    })),
  ];
}

/** «95,-» above «Pulled pork» and what is in it, where no price of a column stands beside a name: behind its name. */
export function withPricesAbove(rows: readonly Row[]): Row[] {
  const prices = rows.flatMap((row, at) => (isPrice(row) ? [at] : []));
  const areAlone = rows.every((row) => isPrice(row) || !row.some(isAmount));
  const areAbove = prices.every((at) => isAbove(rows, at));
  if (prices.length < leastPrices || !areAlone || !areAbove) return [...rows];
  return rows.flatMap((row, at) =>
    isPrice(row)
      ? []
      : [isPrice(rows[at - 1] ?? []) && at > 0 ? behind(row, rows[at - 1] ?? []) : row],
  );
}

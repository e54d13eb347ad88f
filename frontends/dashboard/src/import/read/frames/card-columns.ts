import { isWordy, type Word, type WordRow as Row } from '../../parse/columns.ts';
import { footOf, middle } from '../paper/pixels.ts';
import { rowsOf } from '../rows.ts';
import type { Frame } from './frame.ts';
import { withPricesAbove } from '../page/prices-above.ts';
import { isAmount } from '../page/prices-first.ts';

/** In letter heights: the least blank between two columns. */
const corridor = 0.8;
/** A card has a row for its price, and so many of the prices of a column stand alone. */
const [leastRows, leastCards, mostAlone] = [2, 2, 0.5];

type Column = { x: number; end: number; words: Word[] };

const isPrice = (word: Word) => isAmount(word) && /\d/u.test(word.text);
const isNamed = ({ text }: Word) => isWordy(text) && /\p{L}{3}/u.test(text);

/** What stands below each other, from the left. */
function columnsIn(words: readonly Word[], height: number): Column[] {
  const columns: Column[] = [];
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && word.x - last.end < height * corridor) {
      last.words.push(word);
      last.end = Math.max(last.end, word.end);
    } else columns.push({ x: word.x, end: word.end, words: [word] });
  }
  return columns;
}

/** Columns of prices are of the names beside them, all on the same side. */
function withPrices(columns: readonly Column[]): Column[] {
  const areNames = columns.map(({ words }) => words.some(isNamed));
  const isFirst = areNames[0] === false;
  const joined: Column[] = [];
  for (const [at, column] of columns.entries()) {
    const last = joined.at(-1);
    const isOf = isFirst
      ? areNames[at] === true && areNames[at - 1] === false
      : areNames[at] === false;
    if (last && isOf)
      Object.assign(last, { end: column.end, words: [...last.words, ...column.words] });
    else joined.push({ ...column });
  }
  return joined;
}

/** As many names as prices, of which most stand on lines of their own. */
function areCards({ words }: Column): boolean {
  const rows = rowsOf(words);
  const priced = rows.filter((row) => row.some(isPrice));
  const alone = priced.filter((row) => row.every(isAmount));
  const named = rows.filter((row) => row.some(isNamed));
  // A price that begins a column is of what stands close below it.
  const isOff = rows[0]?.every(isAmount) === true && withPricesAbove(rows).length === rows.length;
  return (
    priced.length >= leastCards &&
    !isOff &&
    alone.length >= priced.length * mostAlone &&
    named.length >= priced.length
  );
}

/** Columns of cards that begin at a row, as far down as nothing stands between them. */
function columnsFrom(
  rows: readonly Row[],
  from: number,
  height: number,
): { to: number; columns: Column[] } {
  let [to, found]: [number, Column[]] = [from, []];
  for (let at = from; at < rows.length; at += 1) {
    const columns = withPrices(columnsIn(rows.slice(from, at + 1).flat(), height));
    if (columns.length < 2) break;
    if (columns.every(areCards)) [to, found] = [at, columns];
    else if (rows[at]?.some(isPrice)) found = [];
  }
  return { to, columns: found };
}

const arePrices = (row: Row) => row.length > 1 && row.every(isAmount);

/** Cards beside each other, whose prices stand above or below their names, or between their lines: column by column. */
export function cardColumns(words: readonly Word[]): Frame[] {
  const height = middle(words.map((word) => word.height));
  const rows = rowsOf(words.filter(({ turned, rows: own }) => !turned && !own));
  const frames: Frame[] = [];
  if (!rows.some(arePrices)) return frames;
  for (let from = 0; from < rows.length; from += 1) {
    const { to, columns } = columnsFrom(rows, from, height);
    const isPart = from > 0 && columnsIn(rows.slice(from - 1, to + 1).flat(), height).length > 1;
    const isFound = columns.length > 1 && rows.slice(from, to + 1).some(arePrices);
    if (isPart || !isFound || to - from < leastRows) continue;
    const all = columns.flatMap((column) => column.words);
    const [y, foot] = [Math.min(...all.map((word) => word.y)), Math.max(...all.map(footOf))];
    frames.push(
      ...columns.map(({ x, end }) => ({ x: x - 1, end: end + 1, y: y - 1, foot: foot + 1 })),
    );
    from = to;
  }
  return frames;
}

import { isWordy, type Piece, type Row, type Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { footOf } from '../paper/pixels.ts';
import { sizeOf } from './capitals.ts';

/** In sizes of type: the least blank between two columns, and how far apart lines of one band are, and those that end a card. */
const [corridor, nextLine, lastLine] = [1.6, 3.2, 2.4];

const isWord = (piece: Piece): piece is Word => 'y' in piece && 'type' in piece;

type Band = { from: number; to: number; sides: [left: Row[], right: Row[]] };

/** An amount alone, or one that is written as money: «2 l» behind what is in a dish is none. */
const isPriced = (row: Row) =>
  row.some(({ text }) => {
    const { prices, rest } = takePrice(text);
    return prices.length > 0 && (rest === '' || /[.,]\d{2}(?!\d)|\p{Sc}/u.test(text));
  });
const isNamed = (row: Row) =>
  /^\p{Lu}.*\p{L}{3}/u.test(row[0]?.text ?? '') && isWordy(row[0]?.text ?? '');
const areCosts = (row: Row) => row.length > 0 && row.every(({ text }) => !isWordy(text));

/** What has a name that no price followed yet. */
const isOpen = (rows: readonly Row[]) => {
  const full = rows.filter((row) => row.length > 0);
  return full.findLastIndex((row) => isNamed(row)) >= 0 && !isPriced(full.at(-1) ?? []);
};

const heightOf = (row: Row) => Math.max(...row.filter(isWord).map(sizeOf));
const footOfRow = (row: Row) => Math.max(...row.filter(isWord).map(footOf));
const topOfRow = (row: Row) => Math.min(...row.filter(isWord).map(({ y }) => y));

/** Rows from one on that a blank goes through, as far as what is on both its sides goes on. */
function bandAt(rows: readonly Row[], from: number, at: number): Band | undefined {
  const first = rows[from] ?? [];
  let [left, right] = [first[at - 1]?.end ?? 0, first[at]?.x ?? 0];
  const size = heightOf(first);
  const sides: Band['sides'] = [[], []];
  let to = from;
  for (const row of rows.slice(from)) {
    const least = Math.min(...row.filter(isWord).map(sizeOf), size) * corridor;
    const middle = (left + right) / 2;
    const parts = [row.filter(({ x }) => x < middle), row.filter(({ x }) => x >= middle)] as const;
    const [own, other] = parts;
    const ends = Math.max(left, ...own.map(({ end }) => end));
    const starts = Math.min(right, ...other.map(({ x }) => x));
    const gap = topOfRow(row) - footOfRow(rows[to] ?? row);
    if (starts - ends < least || gap > heightOf(row) * nextLine) break;
    if (own.length === 0 || other.length === 0) {
      const side = sides[own.length === 0 ? 1 : 0];
      if (!isOpen(side) || gap > heightOf(row) * lastLine) break;
    }
    if (areCosts(other) && !isOpen(sides[1])) break;
    [left, right] = [ends, starts];
    sides[0].push(own);
    sides[1].push(other);
    to = from + sides[0].length - 1;
  }
  const full = sides.map((side) => side.filter((row) => row.length > 0));
  const [some = [], others = []] = full;
  const areDishes = full.every(
    ([name = [], ...below]) =>
      name.length === 1 && isNamed(name) && !isPriced(name) && below.some(isPriced),
  );
  return areDishes && Math.min(some.length, others.length) > 1
    ? { from, to, sides: [some, others] }
    : undefined;
}

/** Of a page without columns: rows in which two or three dishes or cards stand beside each other, with what is in them on lines of their own, column by column. */
export function bandsApart(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (let from = 0; from < rows.length; from += 1) {
    const row = rows[from] ?? [];
    const found = row.every(isWord)
      ? row.flatMap((_, at) => (at > 0 ? (bandAt(rows, from, at) ?? []) : []))
      : [];
    const [band] = found.toSorted((one, other) => other.to - one.to);
    if (!band) {
      all.push(row);
      continue;
    }
    for (const side of band.sides) all.push(...bandsApart(side));
    from = band.to;
  }
  return all;
}

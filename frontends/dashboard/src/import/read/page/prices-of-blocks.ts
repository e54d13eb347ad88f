import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { isPriceOfAll } from '../../parse/amounts/said-of-all.ts';
import { lineOf, sizeOf } from './capitals.ts';
import { isAmount } from './prices-first.ts';

/** In sizes of type: how wide a blank parts columns, how far apart the beginnings of names are, and lines of a block at most. */
const [columnGap, sameEdge, nextLine] = [1, 0.7, 2.4];
/** How far apart the sizes of names are, and of steps from one to the next. */
const [sameSize, sameStep] = [0.17, 0.3];
/** How far from the middle of a block its price stands at most: less than half a line. */
const centered = 0.5;

/** A price of several names, and the words between these and it. */
type Price = { row: number; words: Row; x: number };

const textOf = (words: Row) => words.map(({ text }) => text).join(' ');
const isApart = (one: Word | undefined, other: Word) =>
  !one || other.x - one.end > Math.min(sizeOf(one), sizeOf(other)) * columnGap;

/** «each 5.5», apart from what is before it, at the end of a row. */
function priceIn(row: Row, at: number): Price | undefined {
  const from = row.findIndex(
    (word, index) => isApart(row[index - 1], word) && isPriceOfAll(textOf(row.slice(index))),
  );
  const [first, ...others] = row.slice(from);
  return from < 0 || !first ? undefined : { row: at, words: [first, ...others], x: first.x };
}

/** The words that begin at an edge, up to a wider blank. */
function nameAt(row: Row | undefined, x: number | undefined, price: Price): Row {
  const left = (row ?? []).filter((word) => word.end < price.x);
  const from =
    x === undefined
      ? left.findLastIndex((word, at) => isApart(left[at - 1], word))
      : left.findIndex((word) => Math.abs(word.x - x) < sizeOf(word) * sameEdge);
  if (from < 0) return [];
  const rest = left.slice(from);
  const end = rest.findIndex((word, at) => at > 0 && isApart(rest[at - 1], word));
  return end < 0 ? rest : rest.slice(0, end);
}

const sizeOfName = (name: Row) => Math.max(...name.map(sizeOf));

/** Names without a price, of one size, at one edge, line by line from the price on. */
function namesFrom(rows: readonly Row[], price: Price, by: 1 | -1, from: Row): Row[] {
  const names: Row[] = [];
  let last = from;
  let usual: number | undefined;
  for (let at = price.row + by; at >= 0 && at < rows.length; at += by) {
    const name = nameAt(rows[at], last[0]?.x ?? names.at(-1)?.[0]?.x, price);
    const [first] = name;
    if (!first || /\d/u.test(textOf(name)) || !/\p{L}{3}/u.test(textOf(name))) break;
    const [before] = last;
    if (before) {
      const step = Math.abs(lineOf(first) - lineOf(before));
      const isOff = usual !== undefined && Math.abs(step / usual - 1) > sameStep;
      if (isOff || step > sizeOfName(last) * nextLine) break;
      if (Math.abs(sizeOfName(name) / sizeOfName(last) - 1) > sameSize) break;
      usual ??= step;
    }
    names.push(name);
    last = name;
  }
  return names;
}

/** The names in whose middle a price stands, beside one or between two. */
function blockOf(rows: readonly Row[], price: Price): Row[] {
  const own = nameAt(rows[price.row], undefined, price);
  const [above, below] = ([-1, 1] as const).map((by) => namesFrom(rows, price, by, own));
  const [over, under] = [above?.[0]?.[0], below?.[0]?.[0]];
  if (!above || !below || !over || !under || /\d/u.test(textOf(own))) return [];
  const step = lineOf(under) - lineOf(over);
  const isFar = Math.abs(over.x - under.x) > sizeOf(over) * sameEdge;
  if (isFar || step > sizeOf(over) * nextLine * (own.length > 0 ? 2 : 1)) return [];
  const middle = Math.max(...price.words.filter(isAmount).map(lineOf));
  const offOf = (names: readonly Row[]) => {
    const [first, last] = [names.at(0)?.[0] ?? over, names.at(-1)?.[0] ?? under];
    return Math.abs((lineOf(first) + lineOf(last)) / 2 - middle);
  };
  const column = [...above.toReversed(), ...(own.length > 0 ? [own] : []), ...below];
  const blocks = above.flatMap((_, first) =>
    below.map((__, last) => column.slice(first, column.length - last)),
  );
  return blocks
    .filter((names) => offOf(names) < sizeOf(over) * centered)
    .reduce<Row[]>((most, names) => (names.length > most.length ? names : most), []);
}

/** A price of all in a block, on the line of one. */
function onLineOf(name: Row, price: Price): Row {
  const [first] = name;
  const amounts = price.words.filter(isAmount);
  const by = (first ? lineOf(first) : 0) - Math.max(...amounts.map(lineOf));
  return amounts.map((word) => ({
    ...word,
    y: word.y + by,
    ...(word.type && { type: { ...word.type, line: word.type.line + by } }),
  }));
}

/** «each 5.5» behind a brace, in the middle of the names it is of, is the price of each. */
export function pricesOfBlocks(rows: readonly Row[]): Row[] {
  const all = rows.map((row) => [...row]);
  for (const price of rows.flatMap((row, at) => priceIn(row, at) ?? [])) {
    const block = blockOf(rows, price).filter((name) => name.length > 0);
    if (block.length === 0 || !price.words.some(isAmount)) continue;
    const row = all[price.row];
    row?.splice(0, row.length, ...row.filter((word) => !price.words.includes(word)));
    for (const name of block) {
      const [first] = name;
      const at = all.find((words) => first && words.includes(first));
      at?.push(...onLineOf(name, price));
      at?.sort((one, other) => one.x - other.x);
    }
  }
  return all.filter((row) => row.length > 0);
}

import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { isSizeName } from '../../parse/size-names.ts';
import { sizeOf } from './capitals.ts';

/** In letter heights: how far apart the edges or the middles of a card's lines are, and its lines. */
const aligned = 1;
export const nextLine = 3;
const lastLine = 5;

export const isPrice = ({ text }: Pick<Word, 'text'>) => {
  const { prices, rest } = takePrice(text);
  return prices.length === 1 && rest === '';
};
/** A price, or what is said in small letters and ends in one. */
export const isEnd = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length === 1 && (rest === '' || /^\p{Ll}/u.test(rest));
};
export const isSaid = ({ text }: Word) =>
  /\p{L}{3}/u.test(text) && !isSizeName(text) && takePrice(text).prices.length === 0;

export const isBelow = (price: Word, { x, end, height }: Word) =>
  [price.x - x, price.end - end, (price.x + price.end - x - end) / 2].some(
    (apart) => Math.abs(apart) < height * aligned,
  );

/** What cards of a row have, and what stands before them all, above no price: a day. */
type Cards = { labels: Row; words: (Word | undefined)[] };

/** The left edges of cards whose prices stand anywhere below: those of the next row above with a word for each. */
function edgesOf(rows: readonly Row[], prices: Row): Row {
  const names = rows.findLast(({ length }) => length === prices.length) ?? [];
  const areIn = names.every((name, at) => {
    const [price, next] = [prices[at], names[at + 1]];
    return price && isSaid(name) && price.x >= name.x && (!next || price.end < next.x);
  });
  return areIn ? names : [];
}

/** The words of a row card by card; none where one stands behind a card and in none, or two in one. */
function inCards(row: Row, prices: Row, edges: Row): Cards | undefined {
  const isIn = (word: Word, at: number) => {
    const [price, edge] = [prices[at], edges[at]];
    return (
      (price && isBelow(price, word)) ||
      (edge && Math.abs(word.x - edge.x) < sizeOf(word) * aligned) === true
    );
  };
  const cards = prices.map((_, at) => row.filter((word) => isSaid(word) && isIn(word, at)));
  const placed = cards.flat();
  const first = row.findIndex((word) => placed.includes(word));
  const isWhole = placed.length === row.length - first && new Set(placed).size === placed.length;
  return first >= 0 && isWhole && cards.every(({ length }) => length < 2)
    ? { labels: row.slice(0, first), words: cards.map(([one]) => one) }
    : undefined;
}

/** The rows above some prices that are of their cards, from the names on. */
function cardsAbove(rows: readonly Row[], prices: Row): Cards[] {
  const found: Cards[] = [];
  const edges = edgesOf(rows, prices);
  let below = prices;
  for (const row of rows.toReversed()) {
    const cards = inCards(row, prices, edges);
    const [word, other] = [row[0], below[0]];
    if (
      !cards ||
      !word ||
      !other ||
      other.y - word.y > sizeOf(word) * (below === prices ? lastLine : nextLine)
    )
      break;
    found.unshift(cards);
    below = row;
  }
  const areLabeled = found.some(({ labels }) => labels.length > 0);
  const from = found.findIndex(
    ({ words, labels }) => words.every(Boolean) && (!areLabeled || labels.length > 0),
  );
  return from < 0 ? [] : found.slice(from);
}

/** The lines of a card, as close as those of a dish; below a day at its left edge, or below the first card of its row: it is no column of its own. */
function oneCard(words: readonly (Word | undefined)[], [label]: Row, first?: number): Row[] {
  const by = first === undefined ? 0 : first - leftOf(words);
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (!word) continue;
    const x = label?.x ?? word.x + by;
    const y = last ? last.y + last.height : word.y;
    lines.push({ ...word, x, end: word.end - word.x + x, y });
  }
  return lines.map((word) => [word]);
}

const leftOf = (words: readonly (Word | undefined)[]) =>
  Math.min(...words.flatMap((word) => word?.x ?? []));

const isPriced = (word: Word, rows: readonly Row[]) =>
  rows.some((row) => row.some((price) => isEnd(price) && isBelow(price, word)));

/** Cards of a row, line by line, and what stands before them all. */
type Found = { labels: Row; lines: (Word | undefined)[][] };

/** Whether what stands beside others, and in no card, begins where one does that is not the first of its row: then these are columns of the page. */
const areColumns = (found: readonly Found[], others: readonly Row[]) => {
  const next = found.flatMap(({ lines }) => lines.slice(1).flat());
  const isIn = (word: Word) =>
    next.some((one) => one && Math.abs(one.x - word.x) < sizeOf(word) * aligned);
  return others.some((row) => row.slice(1).some((word) => isSaid(word) && isIn(word)));
};

/** «Lunch    Small feast», what is in them, and «25    32» below: each card is read by itself. */
export function cardsApart(rows: readonly Row[]): Row[] {
  const all: (Row | Found)[] = [];
  for (const row of rows) {
    const from = all.findLastIndex((one) => 'lines' in one) + 1;
    const above = all.slice(from).flatMap((one) => ('lines' in one ? [] : [one]));
    const found = row.length > 1 && row.every(isEnd) ? cardsAbove(above, row) : [];
    const labels = found.flatMap((one) => one.labels);
    const cards = labels.some((label) => isPriced(label, rows)) ? [] : found;
    all.splice(all.length - cards.length, cards.length);
    const lines = row.map((price, at) => [...cards.map(({ words }) => words[at]), price]);
    all.push(cards.length > 0 ? { labels, lines } : row);
  }
  const [found, others] = [
    all.flatMap((one) => ('lines' in one ? [one] : [])),
    all.flatMap((one) => ('lines' in one ? [] : [one])),
  ];
  const isMoved = !areColumns(found, others);
  return all.flatMap((one) => {
    if (!('lines' in one)) return [one];
    const first = isMoved ? leftOf(one.lines[0] ?? []) : undefined;
    return [
      ...(one.labels.length > 0 ? [one.labels] : []),
      ...one.lines.flatMap((words) => oneCard(words, one.labels, first)),
    ];
  });
}

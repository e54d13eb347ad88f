import type { Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { isSizeName } from '../../parse/size-names.ts';

/** In letter heights: how far apart the edges or the middles of a card's lines are, and its lines. */
const aligned = 1;
const nextLine = 3;

type Row = readonly Word[];

export const isPrice = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length === 1 && rest === '';
};
/** A price, or what is said in small letters and ends in one. */
const isEnd = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length === 1 && (rest === '' || /^\p{Ll}/u.test(rest));
};
const isSaid = ({ text }: Word) =>
  /\p{L}{3}/u.test(text) && !isSizeName(text) && takePrice(text).prices.length === 0;

const isBelow = (price: Word, { x, end, height }: Word) =>
  [price.x - x, price.end - end, (price.x + price.end - x - end) / 2].some(
    (apart) => Math.abs(apart) < height * aligned,
  );

/** The words of a row card by card; none where one stands in no card, or two in one. */
function inCards(row: Row, prices: Row): (Word | undefined)[] | undefined {
  const cards = prices.map((price) => row.filter((word) => isSaid(word) && isBelow(price, word)));
  const placed = cards.flat();
  const isWhole = placed.length === row.length && new Set(placed).size === row.length;
  return isWhole && cards.every(({ length }) => length < 2) ? cards.map(([one]) => one) : undefined;
}

/** The rows above some prices that are of their cards, from the names on. */
function cardsAbove(rows: readonly Row[], prices: Row): (Word | undefined)[][] {
  const found: (Word | undefined)[][] = [];
  let below = prices;
  for (const row of rows.toReversed()) {
    const cards = inCards(row, prices);
    const [word, other] = [row[0], below[0]];
    if (!cards || !word || !other || other.y - word.y > word.height * nextLine) break;
    found.unshift(cards);
    below = row;
  }
  const from = found.findIndex((cards) => cards.every(Boolean));
  return from < 0 ? [] : found.slice(from);
}

/** The lines of a card, as close as those of a dish. */
function oneCard(words: readonly (Word | undefined)[]): Row[] {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (word) lines.push(last ? { ...word, y: last.y + last.height } : word);
  }
  return lines.map((word) => [word]);
}

/** «Lunch    Small feast», what is in them, and «25    32» below: each card is read by itself. */
export function cardsApart(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (const row of rows) {
    const cards = row.length > 1 && row.every(isEnd) ? cardsAbove(all, row) : [];
    all.splice(all.length - cards.length, cards.length);
    if (cards.length === 0) all.push(row);
    else all.push(...row.flatMap((price, at) => oneCard([...cards.map((one) => one[at]), price])));
  }
  return all;
}

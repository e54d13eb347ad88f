import { middleOf, type Word, type WordRow as Row } from '../../parse/columns.ts';
import { isBelow, isEnd, isPrice, isSaid, nextLine } from './cards.ts';

const areClose = ([one]: Row, [other]: Row = []) =>
  one !== undefined && other !== undefined && other.y - one.y < one.height * nextLine;

/** The rows of cards below their prices: as many names come first, each nearest to its price. */
function cardsBelow(prices: Row, rows: readonly Row[]): readonly Row[] {
  const [names = []] = rows;
  const areOwn = prices.every((price, at) => {
    const apart = names.map((name) => Math.abs(middleOf(name) - middleOf(price)));
    return apart[at] === Math.min(...apart);
  });
  if (names.length !== prices.length || !names.every(isSaid) || !areOwn) return [];
  const end = rows.findIndex(
    (row, at) =>
      (at > 0 && !areClose(rows[at - 1] ?? [], row)) ||
      !row.every((word) => isSaid(word) && names.some((name) => isBelow(word, name))),
  );
  const cards = rows.slice(0, end < 0 ? undefined : end);
  const next = rows[cards.length] ?? [];
  return next.some(isEnd) && areClose(cards.at(-1) ?? [], next) ? [] : cards;
}

/** A name with its price behind it, and what is in it. */
function cardOf(price: Word, at: number, [names = [], ...said]: readonly Row[]): Row[] {
  const name = names[at];
  if (!name) return [];
  const x = name.end + name.height;
  return [
    [name, { ...price, x, end: x + price.end - price.x, y: name.y }],
    ...said.map((row) => row.filter((word) => isBelow(word, name))),
  ];
}

/** «8.50    9», each beside a picture, and «Sundae    Float» with what is in them below these: each card is read by itself. */
export function picturedCards(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const arePrices = row.length > 1 && row.every(isPrice) && rows[at - 1]?.length !== row.length;
    const cards = arePrices ? cardsBelow(row, rows.slice(at + 1)) : [];
    if (cards.length > 0)
      all.push(
        ...row.flatMap((price, of) => cardOf(price, of, cards)).filter(({ length }) => length > 0),
      );
    else all.push(row);
    at += cards.length;
  }
  return all;
}

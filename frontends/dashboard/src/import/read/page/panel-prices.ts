import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { marketAtEnd } from '../../parse/words/money-words.ts';
import { sizeOf } from './capitals.ts';
import { isPrice } from './cards.ts';

/** How much larger a title and a price are than what is said between them, and in letter heights how close their lines are. */
const [larger, sameSize] = [1.05, 1.03];
/** On a photo sizes are less sure. */
const unsure = 1.09;
const nextLine = 3;
const sameTitle = 1.5;
/** So many of the prices beside letters of one size are those of panels. */
const leastShare = 0.6;

/** «14.90», «market price»; «16/11» is a date. */
const isCost = (word: Word) =>
  (isPrice(word) && !/\d\/\d/u.test(word.text)) ||
  (marketAtEnd.test(word.text) && word.text.replace(marketAtEnd, '') === '');

const isSaid = (row: Row): row is [Word] =>
  row.length === 1 && row.some((word) => /\p{L}{2}/u.test(word.text) && !isCost(word));
const isLarger = (one: Word, other: Word) =>
  sizeOf(one) > sizeOf(other) * (one.type ? unsure : larger);
const areAlike = (one: Word, other: Word) =>
  Math.max(sizeOf(one), sizeOf(other)) <
  Math.min(sizeOf(one), sizeOf(other)) * (one.type ? unsure : sameSize);
const isClose = (one: Word, other: Word) =>
  Math.abs(other.y - one.y) < Math.max(sizeOf(one), sizeOf(other)) * nextLine;

/** What is beside a price, or right above it. */
function besideOf(rows: readonly Row[], at: number): Word | undefined {
  const row = rows[at] ?? [];
  const price = row.at(-1);
  const [beside] = row.length > 1 ? row : (rows[at - 1] ?? []);
  const isWordy = /\p{L}{2}/u.test(beside?.text ?? '');
  return price && row.length < 3 && isCost(price) && isWordy ? beside : undefined;
}

/** Whether another price follows in the same way: both are those of dishes. */
const hasNext = (rows: readonly Row[], at: number, beside: Word) =>
  [at + 1, at + 2].some((next) => {
    const other = besideOf(rows, next);
    return other !== undefined && areAlike(other, beside) && isClose(beside, other);
  });

/** Where the title of a panel is, if a price stands below it, and below or beside what is said in smaller letters. */
function titleOf(rows: readonly Row[], at: number): number | undefined {
  const beside = besideOf(rows, at);
  const price = rows[at]?.at(-1);
  if (!price || !beside || !isLarger(price, beside) || hasNext(rows, at, beside)) return undefined;
  for (let from = at - 1; from >= 0; from -= 1) {
    const [above] = rows[from] ?? [];
    const below = rows[from + 1]?.[0];
    if (!above || !below || !isSaid(rows[from] ?? []) || !isClose(above, below)) return undefined;
    if (isLarger(above, beside)) return takePrice(above.text).prices.length > 0 ? undefined : from;
    if (!areAlike(above, beside)) return undefined;
  }
  return undefined;
}

/** Where a title begins that goes on with the line at `from`. */
function firstOf(rows: readonly Row[], from: number): number {
  const [[word], above] = [rows[from] ?? [], rows[from - 1] ?? []];
  return word &&
    isSaid(above) &&
    areAlike(above[0], word) &&
    word.y - above[0].y < sizeOf(word) * sameTitle
    ? firstOf(rows, from - 1)
    : from;
}

/** «Lunch», what it is in smaller letters, and «14.90» in large ones: the price is that of the title, unless most that stands before prices is as small. */
export function pricesOfPanels(rows: readonly Row[]): Row[] {
  const all = rows.map((row) => [...row]);
  const before = rows.map((_, at) => ({ beside: besideOf(rows, at), from: titleOf(rows, at) }));
  for (const [at, { beside, from }] of before.entries()) {
    if (!beside || from === undefined) continue;
    const alike = before.filter((one) => one.beside && areAlike(one.beside, beside));
    if (alike.filter((one) => one.from !== undefined).length < alike.length * leastShare) continue;
    const [price] = all[at]?.splice(-1) ?? [];
    const title = all[from]?.[0];
    if (!price || !title) continue;
    const first = firstOf(all, from);
    const name = all.slice(first, from + 1).map(([word]) => word?.text ?? '');
    all[from] = [
      { ...title, text: name.join(' ') },
      { ...price, y: title.y, height: title.height },
    ];
    for (const row of all.slice(first, from)) row.length = 0;
    let said = beside;
    for (const row of all.slice(from + 1)) {
      const [word] = row;
      if (!word || row.length > 1 || !areAlike(word, beside) || !isClose(said, word)) break;
      row[0] = { ...word, part: 'said' };
      said = word;
    }
  }
  return all.filter((row) => row.length > 0);
}

import { footOf as bottom } from '../paper/pixels.ts';
import type { Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { isPrice } from './cards.ts';

/** A word that begins at `x` and the bottom of `y`, tilted by so many degrees. */
export type Tilted = Word & { tilt?: number };

/** In degrees: less is how a page was scanned. */
const leastTilt = 2;
const mostTilt = 45;
/** In letter heights: the least before a price, and how far apart words of a line and letters are. */
const gap = 2;
const sameLine = 0.5;
const letterGap = 0.12;

const isTilted = ({ tilt = 0 }: Tilted) => Math.abs(tilt) >= leastTilt && Math.abs(tilt) < mostTilt;

/** Words that were tilted alike, level around their middle. */
function levelled(words: readonly Tilted[]): Word[] {
  const angle = ((words[0]?.tilt ?? 0) * Math.PI) / 180;
  const middle = (of: (word: Word) => number) =>
    words.reduce((sum, word) => sum + of(word), 0) / words.length;
  const [middleX, middleY] = [middle(({ x }) => x), middle(bottom)];
  return words.map((word) => {
    const [right, down] = [word.x - middleX, bottom(word) - middleY];
    const x = middleX + right * Math.cos(angle) + down * Math.sin(angle);
    const y = middleY - right * Math.sin(angle) + down * Math.cos(angle) - word.height;
    return { ...word, x, end: x + word.end - word.x, y };
  });
}

const isLevel = (one: Word, other: Word) =>
  Math.abs(bottom(one) - bottom(other)) < Math.min(one.height, other.height) * sameLine;

/** Words on one line, as one. */
function linesOf(words: readonly Word[]): Word[] {
  const lines: Word[] = [];
  for (const word of words.toSorted((a, b) =>
    isLevel(a, b) ? a.x - b.x : bottom(a) - bottom(b),
  )) {
    const last = lines.at(-1);
    const space = last && word.x - last.end > last.height * letterGap ? ' ' : '';
    if (last && isLevel(last, word))
      Object.assign(last, { text: last.text + space + word.text, end: word.end });
    else lines.push({ ...word });
  }
  return lines;
}

/** The heading that a sticker is beside. */
const besideOf = (name: Word, words: readonly Word[]) =>
  words.find(
    (word) =>
      word.end < name.x &&
      word.y < bottom(name) &&
      bottom(word) > name.y &&
      !words.some((other) => takePrice(other.text).prices.length > 0 && isLevel(word, other)),
  );

/** A price in a sticker is that of what its first lines say, in one face; beside a heading both are on its line. */
function cardOf(words: readonly Word[], others: readonly Word[]): Word[] {
  const [price, ...more] = words.filter(isPrice);
  const lines = linesOf(words.filter((word) => word !== price));
  const [first] = lines;
  if (!price || more.length > 0 || !first) return [...words];
  const { height, size, font } = first;
  const said = lines.filter((line) => line.font !== font || line.height !== height);
  const named = lines.filter((line) => !said.includes(line));
  const end = Math.max(...lines.map((line) => line.end));
  const beside = besideOf(first, others);
  const y = beside ? bottom(beside) - height : first.y;
  const name = { ...first, text: named.map(({ text }) => text).join(' '), end, y };
  const x = end + height * gap;
  const cost = { ...price, x, end: x + price.end - price.x, y, height, ...(size && { size }) };
  const below = said.map((line, at) => ({ ...line, y: y + height + at * line.height }));
  return beside
    ? [name, cost, ...below]
    : [{ ...name, rows: [[name, cost], ...below.map((line) => [line])] }];
}

/** Stickers, which are tilted, are read as they stand upright; nearly all of a page is none. */
export function withStickers(words: readonly Tilted[]): Word[] {
  const level = words.filter((word) => !isTilted(word));
  const all: Word[] = [];
  let sticker: Tilted[] = [];
  const close = () => {
    const upright = sticker.length > 0 ? levelled(sticker) : [];
    all.push(...(upright.length < level.length ? cardOf(upright, level) : upright));
    sticker = [];
  };
  for (const word of words) {
    if (sticker.length > 0 && sticker[0]?.tilt !== word.tilt) close();
    if (isTilted(word)) sticker.push(word);
    else all.push(word);
  }
  close();
  return all;
}

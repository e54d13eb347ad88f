import type { Box, Pixels } from '../paper/pixels.ts';
import { sizeOf } from './type-size.ts';
import type { ReadWord } from './photo-word.ts';

const ink = 128;
/** Of the size of the words beside it: a word that is so much taller than its letters are reaches into another line. Of that, so much of their height is a sign. */
const tall = 1.35;
const leastSign = 0.45;
/** The least of a line before a white row parts it from another: dots stand apart from their letters, too. */
const leastLine = 0.75;
/** How far away words on its line are, in heights. */
const nearby = 20;

const bottom = ({ y, height }: Box) => y + height;
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function besideOf(word: ReadWord, words: readonly ReadWord[]): ReadWord[] {
  return words.filter(
    (other) =>
      other !== word &&
      /[\p{L}\d]{2}/u.test(other.text) &&
      Math.min(bottom(word), bottom(other)) - Math.max(word.y, other.y) > other.height * 0.5 &&
      Math.max(other.x - word.x - word.width, word.x - other.x - other.width) <
        other.height * nearby,
  );
}

/** The box around the ink between two rows of a box; undefined where there is none. */
function inkBox({ data, width: line }: Pixels, box: Box, from: number, to: number) {
  const isInk = (x: number, y: number) => (data[(y * line + x) * 4] ?? 255) < ink;
  let [left, right, top, low] = [Infinity, -1, -1, -1];
  for (let y = from; y < to; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (!isInk(x, y)) continue;
      [left, right, low] = [Math.min(left, x), Math.max(right, x), y];
      if (top < 0) top = y;
    }
  return top < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: low - top + 1 };
}

/** A word's own line, and a part of another that its box holds as well. */
export type Parted = { own: Box; other: Box | undefined };

/** Where a word is far taller than those beside it, what of it is on their line, and what below or above it behind a white row. */
export function partedLines(
  image: Pixels,
  word: ReadWord,
  words: readonly ReadWord[],
): Parted | undefined {
  const beside = besideOf(word, words);
  const usual = middle(beside.map(({ height }) => height));
  const size = middle(beside.map(sizeOf));
  if (beside.length < 2 || sizeOf(word) < size * tall) return undefined;
  const [top, foot] = [middle(beside.map(({ y }) => y)), middle(beside.map(bottom))];
  const isWhite = (y: number) => !inkBox(image, word, y, y + 1);
  const rows = Array.from({ length: word.height }, (_, at) => word.y + at);
  const below = rows.find((y) => y > top + usual * leastLine && isWhite(y)) ?? bottom(word);
  const above = rows.findLast((y) => y < foot - usual * leastLine && y < below && isWhite(y));
  const own = inkBox(image, word, above ?? word.y, below);
  const others = [
    inkBox(image, word, below, bottom(word)),
    inkBox(image, word, word.y, above ?? word.y),
  ];
  if (!own || own.height > word.height * 0.95) return undefined;
  return { own, other: others.find((box) => box && box.height > usual * leastSign) };
}

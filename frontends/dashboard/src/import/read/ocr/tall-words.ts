import { signsIn } from '../paper/ink.ts';
import { aroundAll, type Box, footOf, middle, type Pixels } from '../paper/pixels.ts';
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

function besideOf(word: ReadWord, words: readonly ReadWord[]): ReadWord[] {
  return words.filter(
    (other) =>
      other !== word &&
      /[\p{L}\d]{2}/u.test(other.text) &&
      Math.min(footOf(word), footOf(other)) - Math.max(word.y, other.y) > other.height * 0.5 &&
      Math.max(other.x - word.x - word.width, word.x - other.x - other.width) <
        other.height * nearby,
  );
}

/** The box around the ink between two rows of a box; undefined where there is none. */
function inkBox(image: Pixels, box: Box, from: number, to: number): Box | undefined {
  const signs = signsIn(image, { ...box, y: from, height: to - from }, ink);
  return signs.length > 0 ? aroundAll(signs) : undefined;
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
  const size = middle(beside.map((one) => sizeOf(one)));
  if (beside.length < 2 || sizeOf(word) < size * tall) return undefined;
  const [top, foot] = [middle(beside.map(({ y }) => y)), middle(beside.map(footOf))];
  const isWhite = (y: number) => !inkBox(image, word, y, y + 1);
  const rows = Array.from({ length: word.height }, (_, at) => word.y + at);
  const below = rows.find((y) => y > top + usual * leastLine && isWhite(y)) ?? footOf(word);
  const above = rows.findLast((y) => y < foot - usual * leastLine && y < below && isWhite(y));
  const own = inkBox(image, word, above ?? word.y, below);
  const others = [
    inkBox(image, word, below, footOf(word)),
    inkBox(image, word, word.y, above ?? word.y),
  ];
  if (!own || own.height > word.height * 0.95) return undefined;
  return { own, other: others.find((box) => box && box.height > usual * leastSign) };
}

import type { ReadWord } from '../ocr/photo-word.ts';
import { inkOfColumn, lettersInColor } from '../paper/ink.ts';
import type { Pixels } from '../paper/pixels.ts';

/** In heights of a digit: where points stand, what is white above them, and how wide they are. */
const [below, above, least, widest] = [0.74, 0.55, 0.05, 0.3];
const tail = 0.15;

type Band = { from: number; to: number };

const hasInk = (image: Pixels, x: number, { from, to }: Band) =>
  inkOfColumn(image, x, { from: Math.round(from), to, ink: lettersInColor }) !== undefined;

/** The middle of each point between digits: ink that stands alone, low, with white above it. */
function pointsOf(image: Pixels, { x, y, width, height }: ReadWord): number[] {
  const low = { from: y + height * below, to: y + height * (1 + tail) };
  const over = { from: y + height * above, to: y + height * below };
  const found: number[] = [];
  let start = -1;
  for (let at = Math.max(0, x); at <= Math.min(image.width, x + width); at += 1) {
    const isInk = at < x + width && hasInk(image, at, low);
    if (isInk && start < 0) start = at;
    if (isInk || start < 0) continue;
    const isSmall = at - start >= height * least && at - start <= height * widest;
    const columns = Array.from({ length: at - start + 2 }, (_, step) => start - 1 + step);
    if (isSmall && !columns.some((one) => hasInk(image, one, over))) found.push((start + at) / 2);
    start = -1;
  }
  return found;
}

/** «£975» is «£9.75» where its picture has a point before the last two digits. Such a price is unsure. */
export function withPoint(image: Pixels, word: ReadWord): ReadWord {
  if (!/^[^\p{L}\d.,]?\d{3,4}[^\p{L}\d.,]?$/u.test(word.text)) return word;
  const [point, other] = pointsOf(image, word);
  if (point === undefined || other !== undefined) return word;
  const digits = /\d+/u.exec(word.text);
  const end = word.x + word.width;
  const behind = ((end - point) / word.width) * word.text.length;
  const after = word.text.length - (digits?.index ?? 0) - (digits?.[0].length ?? 0);
  if (Math.abs(behind - after - 2) > 0.75) return word;
  return {
    ...word,
    text: word.text.replace(/\d\d(?!\d)/u, '.$&'),
    confidence: Math.min(word.confidence, 50),
  };
}

const pointAtEnd = /[.,]$/u;

/** The two digits behind a number on its line, where a price ends in a point, or one stands between both. */
function centsOf(image: Pixels, word: ReadWord, words: readonly ReadWord[]): ReadWord | undefined {
  const end = word.x + word.width;
  const next = words.find(
    ({ text, x, y }) =>
      /^\d{2}\p{Sc}?$/u.test(text) &&
      x > end &&
      x - end < word.height &&
      Math.abs(y - word.y) < word.height / 2,
  );
  if (!next || !/^\p{Sc}?\d{1,3}[.,]?$/u.test(word.text)) return undefined;
  const isPointed =
    (pointAtEnd.test(word.text) && /\p{Sc}/u.test(word.text + next.text)) ||
    pointsOf(image, { ...next, x: end, width: next.x - end }).length === 1;
  return isPointed ? next : undefined;
}

/** «$6» and «75» are «$6.75» where a point stands between them: letters that are all as wide set digits apart. */
export function withPartedCents(image: Pixels, words: readonly ReadWord[]): ReadWord[] {
  const found = words.map((word) => ({ word, cents: centsOf(image, word, words) }));
  const taken = new Set(found.map(({ cents }) => cents));
  return found
    .filter(({ word }) => !taken.has(word))
    .map(({ word, cents }) =>
      cents
        ? {
            ...word,
            text: `${word.text}${pointAtEnd.test(word.text) ? '' : '.'}${cents.text}`,
            width: cents.x + cents.width - word.x,
            confidence: Math.min(word.confidence, cents.confidence),
          }
        : word,
    );
}

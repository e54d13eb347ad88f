import { signsIn } from '../paper/ink.ts';
import { aroundAll, type Box, endOf, footOf, middle, type Pixels } from '../paper/pixels.ts';
import type { ReadWord } from './photo-word.ts';

/** Thin strokes between both are hardly darker than paper. */
const ink = 225;
/** Of the wider one: how much of two halves stands above each other. */
const leastShared = 0.6;
/** In heights of usual words: how far halves may be apart, how low one is, and how high both are together. */
const [apart, low, tallest] = [0.25, 0.62, 1.7];

type Halves = { upper: ReadWord; lower: ReadWord; whole: Box };

const overlap = (one: Box, other: Box) => ({
  x: Math.max(one.x, other.x),
  width: Math.min(endOf(one), endOf(other)) - Math.max(one.x, other.x),
});

/** Whether no white row parts both. */
function hangTogether(image: Pixels, upper: Box, lower: Box): boolean {
  const from = Math.round(upper.y + upper.height / 2);
  const rows = Math.round(lower.y + lower.height / 2) - from;
  const shared = overlap(upper, lower);
  return Array.from({ length: rows }, (_, at) => from + at).every(
    (y) => signsIn(image, { ...shared, y, height: 1 }, ink).length > 0,
  );
}

/** «5.5» in digits that reach below the line, which an engine takes for two lines of signs: each pair of words that are the upper and the lower half of one. */
export function halvedWords(image: Pixels, words: readonly ReadWord[]): Halves[] {
  const usual = middle(words.map(({ height }) => height));
  const lows = words.filter(({ height }) => height < usual * low);
  return words.flatMap((upper) => {
    const lower = words.find((word) => {
      const gap = word.y - footOf(upper);
      return (
        word.y > upper.y &&
        footOf(word) > footOf(upper) &&
        (lows.includes(word) || lows.includes(upper)) &&
        overlap(upper, word).width > Math.max(upper.width, word.width) * leastShared &&
        gap <= usual * apart &&
        footOf(word) - upper.y < usual * tallest &&
        hangTogether(image, upper, word)
      );
    });
    return lower ? [{ upper, lower, whole: aroundAll([upper, lower]) }] : [];
  });
}

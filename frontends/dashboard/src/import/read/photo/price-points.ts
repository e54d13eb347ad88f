import type { ReadWord } from '../ocr/photo-word.ts';
import { inkOfColumn, inkParts, lettersInColor } from '../paper/ink.ts';
import { type Box, cutOut, endOf, footOf, type Pixels } from '../paper/pixels.ts';

/** In heights of a digit: where points stand, what is white above them, how wide they are, and how high a digit is. */
const [below, above, least, widest, digit] = [0.68, 0.14, 0.05, 0.3, 0.55];
const tail = 0.15;
/** A part of a thin stroke is flatter, for its height, or nowhere so dark, as a share of the darkest ink beside it. */
const [flattest, dark] = [1.8, 0.61];
/** Around a word, in pixels. */
const white = 2;

/** The middle of each point between digits: ink that stands alone, low, with white above it. A comma may stand below the bar of a seven. */
function pointsOf(image: Pixels, word: Box): { points: number[]; digits: Box[] } {
  const { height } = word;
  const left = word.x - white;
  const part = cutOut(image, {
    x: left,
    y: word.y,
    width: word.width + white * 2,
    height: Math.round(height * (1 + tail)),
  });
  const parts = inkParts(part, lettersInColor, () => true);
  const darkest = part.data.reduce((least, tone) => Math.min(least, tone), 255);
  const black = 255 - (255 - darkest) * dark;
  const hasInk = ({ x, width: wide }: Box, from: number, to: number, ink: number) =>
    Array.from({ length: wide }, (_, at) => x + at).some((column) =>
      inkOfColumn(part, column, { from, to, ink }),
    );
  const isPoint = (one: Box) =>
    one.y >= height * below &&
    one.width >= height * least &&
    one.width <= height * widest &&
    one.width <= one.height * flattest &&
    hasInk(one, one.y, footOf(one), black) &&
    (one.height >= height * above ||
      !hasInk(one, one.y - Math.ceil(height * above), one.y, lettersInColor));
  return {
    points: parts.filter(isPoint).map((one) => left + one.x + one.width / 2),
    digits: parts
      .filter((one) => one.height > height * digit)
      .map((one) => ({ ...one, x: left + one.x })),
  };
}

/** How many digits stand behind a point: by the signs behind it, where they are as many as in the text, or else by how far behind it is. */
function digitsBehind(word: ReadWord, point: number, digits: readonly Box[], after: number) {
  const { text } = word;
  if (digits.length === text.length)
    return digits.filter((one) => one.x + one.width / 2 > point).length - after;
  const behind = ((endOf(word) - point) / word.width) * text.length - after;
  return Math.abs(behind - 2) > 0.75 ? undefined : 2;
}

/** «£975» is «£9.75», and «75» is «7.5», where its picture has a point between the digits. Such a price is unsure. */
export function withPoint(image: Pixels, word: ReadWord): ReadWord {
  const { text } = word;
  const [, before = '', number = ''] = /^([^\p{L}\d.,]?)(\d{2,4})[^\p{L}\d.,]?$/u.exec(text) ?? [];
  if (number === '') return word;
  const { points, digits } = pointsOf(image, word);
  const [point, other] = points;
  if (point === undefined || other !== undefined) return word;
  const after = text.length - before.length - number.length;
  const cents = digitsBehind(word, point, digits, after) ?? 0;
  const whole = number.length - cents;
  if (cents < 1 || cents > 2 || whole < 1) return word;
  return {
    ...word,
    text: text.replace(number, `${number.slice(0, whole)}.${number.slice(whole)}`),
    confidence: Math.min(word.confidence, 50),
  };
}

/** In heights of a digit: how far behind it the cents stand at most, where all letters are as wide. */
const letterWide = 1.6;
const pointAtEnd = /[.,]$/u;

/** The two digits behind a number on its line, where a price ends in a point, or one stands between both. */
function centsOf(image: Pixels, word: ReadWord, words: readonly ReadWord[]): ReadWord | undefined {
  const end = endOf(word);
  const isNear = (one: ReadWord, other: ReadWord) =>
    other.x > endOf(one) &&
    other.x - endOf(one) < one.height * letterWide &&
    Math.abs(other.y - one.y) < one.height / 2;
  const next = words.find((one) => /^\d{2}\p{Sc}?$/u.test(one.text) && isNear(word, one));
  if (!next || !/^\p{Sc}?\d{1,3}[.,]?$/u.test(word.text)) return undefined;
  // Codes of allergens have a comma.
  const isLast = word.text.endsWith('.') && !words.some((one) => isNear(next, one));
  const isPointed =
    (pointAtEnd.test(word.text) && (isLast || /\p{Sc}/u.test(word.text + next.text))) ||
    pointsOf(image, { ...next, x: end, width: next.x - end }).points.length === 1;
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

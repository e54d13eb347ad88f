import type { ReadWord } from '../ocr/photo-word.ts';
import { lettersInColor, signsIn } from '../paper/ink.ts';
import { unlike } from './own-digits.ts';
import type { Box, Pixels } from '../paper/pixels.ts';

/** In heights of a sign: its topmost and its lowest part. */
const [topmost, lowest] = [0.12, 0.3];
/** Of its width: a bar is at least so long, and a foot at most, whose middle is no farther from the left. */
const [bar, foot, middle] = [0.85, 0.6, 0.56];
/** Of its height: what is narrower is a mere stroke. */
const narrowest = 0.28;
/** Of their ink: how far two ones differ, half a zero differs more from one. */
const mostUnlike = 0.16;
const doubted = 50;

/** The ink of a part of a sign, in shares of its width. */
function inkOf(image: Pixels, sign: Box, from: number, height: number) {
  const signs = signsIn(
    image,
    { ...sign, y: Math.round(sign.y + from), height: Math.max(1, Math.round(height)) },
    lettersInColor,
  );
  const covered = signs.reduce((sum, { width }) => sum + width, 0);
  const [first, last] = [signs[0], signs.at(-1)];
  const center = first && last ? (first.x + last.x + last.width) / 2 - sign.x : 0;
  return { covered: covered / sign.width, center: center / sign.width };
}

/** A bar above, and a foot below that is not at the right: a 1 has its stroke there, or a foot as wide as it is. */
function isSeven(image: Pixels, sign: Box): boolean {
  if (sign.width < sign.height * narrowest) return false;
  const top = inkOf(image, sign, 0, sign.height * topmost);
  const low = inkOf(image, sign, sign.height * (1 - lowest), sign.height * lowest);
  return top.covered >= bar && low.covered <= foot && low.center <= middle;
}

/** «1,20» whose picture has two strokes before its comma is «11,20»: of two ones side by side readers take one. Such a number is unsure. */
export function withBothOnes(image: Pixels, word: ReadWord): ReadWord {
  const { text } = word;
  if (!/^\p{Sc}?1(?!1)[\d.,]*\p{Sc}?$/u.test(text)) return word;
  const signs = signsIn(image, word, lettersInColor);
  const at = text.indexOf('1');
  const [one, other] = [signs[at], signs[at + 1]];
  if (signs.length !== Array.from(text).length + 1 || !one || !other) return word;
  return unlike(image, one, other) < mostUnlike
    ? { ...word, text: text.replace('1', '11'), confidence: Math.min(word.confidence, doubted) }
    : word;
}

/** «$1» whose picture has a bar above and a slanted foot is «$7»: readers take thin sevens for ones. Such a number is unsure. */
export function withThinSevens(image: Pixels, word: ReadWord): ReadWord {
  const letters = Array.from(word.text);
  if (!/^[^\p{L}]*1[^\p{L}]*$/u.test(word.text)) return word;
  const signs = signsIn(image, word, lettersInColor);
  // Cents that are set small touch each other: the first digit stands apart all the same.
  const first = /^\p{Sc}/u.test(word.text) ? 1 : 0;
  const text = letters
    .map((letter, at) => {
      const sign = signs.length === letters.length || at <= first ? signs[at] : undefined;
      return letter === '1' && sign && isSeven(image, sign) ? '7' : letter;
    })
    .join('');
  return text === word.text
    ? word
    : { ...word, text, confidence: Math.min(word.confidence, doubted) };
}

import type { ReadWord } from '../ocr/photo-word.ts';
import { lettersInColor, signsIn } from '../paper/ink.ts';
import { type Box, footOf, type Pixels } from '../paper/pixels.ts';

/** In heights of a digit before them: how high raised cents are, how far above its foot, and how wide, of two digits. */
const [leastHeight, mostHeight, leastRise] = [0.4, 0.82, 0.18];
const [leastWidth, mostWidth] = [0.45, 1.7];

/** Where the cents of a price stand that are written small and high: «$9⁵⁰»; undefined where there are none. */
export function raisedCents(image: Pixels, word: ReadWord): { whole: Box; cents: Box } | undefined {
  const signs = signsIn(image, word, lettersInColor);
  const isRaised = (sign: Box, digit: Box) =>
    sign.height >= digit.height * leastHeight &&
    sign.height <= digit.height * mostHeight &&
    footOf(digit) - footOf(sign) >= digit.height * leastRise &&
    sign.y < digit.y + digit.height * leastRise;
  const at = signs.findLastIndex((sign, place) => {
    const next = signs[place + 1];
    return next !== undefined && isRaised(next, sign);
  });
  const [digit, first, last] = [signs[at], signs[at + 1], signs.at(-1)];
  if (!digit || !first || !last || signs.length > at + 3) return undefined;
  const width = last.x + last.width - first.x;
  if (
    !isRaised(last, digit) ||
    width < digit.height * leastWidth ||
    width > digit.height * mostWidth
  )
    return undefined;
  const top = Math.min(first.y, last.y);
  const cents = { x: first.x, y: top, width, height: Math.max(footOf(first), footOf(last)) - top };
  const start = signs[0]?.x ?? word.x;
  const whole = {
    x: start,
    y: digit.y,
    width: digit.x + digit.width - start,
    height: digit.height,
  };
  return { whole, cents };
}

/** The point that a price with raised cents does without: «$950» is «$9.50». What was read behind its digits is no cents. */
export const withCents = (text: string) =>
  /[.,]|^\D*$/u.test(text)
    ? text
    : text.replace(/[^\d]+$/u, '').replace(/^(\D?\d{1,3})(\d{2})$/u, '$1.$2');

/** In heights of a word: how far the foot of raised codes is above its own. */
const codeRise = 0.2;
const doubted = 50;

/** «Apfelstrudelᵃ˒ᶜ», read as «Apfelstrudel*?»: small codes that stand high behind a name are no letters of it. Such a name is unsure. */
export function withoutRaisedCodes(image: Pixels, word: ReadWord): ReadWord {
  const { text, letters = [], height, confidence } = word;
  const signs = signsIn(image, word, lettersInColor);
  const feet = signs.map(footOf);
  // Some of the first letters reach below the line, and quotation marks stand above it.
  const first = signs.slice(0, 4).filter((sign) => sign.height > height * leastHeight);
  const foot = Math.min(...first.map(footOf));
  const last = feet.findLastIndex((end) => end > foot - height * codeRise);
  const [end, codes] = [signs[last], signs[last + 1]];
  if (!end || !codes) return word;
  const name = Array.from(text).filter((_, at) => (letters[at] ?? 0) < codes.x);
  const kept = name.join('').replace(/\P{L}+$/u, '');
  const cut = text.slice(kept.length);
  // A closing quotation mark or a star is read for what it is, and letters alone are some that the engine saw elsewhere.
  if (!/\p{L}{3}$/u.test(kept) || !/\P{L}/u.test(cut)) return word;
  if (/^[’'”“"‘*]$/u.test(cut) && confidence > doubted) return word;
  return { ...word, text: kept, width: end.x + end.width - word.x, confidence: doubted };
}

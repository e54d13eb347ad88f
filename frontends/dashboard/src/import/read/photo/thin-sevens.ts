import type { ReadWord } from './photo-word.ts';
import { signsOf } from './raised-cents.ts';
import type { Box, Pixels } from './unread-ink.ts';

const ink = 150;
/** Of a sign's height: the bands at its top and its foot. */
const band = 0.2;
/** A seven is as wide as other digits, all along its top, and its foot ends left of its right end; that of a one does not. */
const [leastWidth, leastTop, mostFoot] = [0.7, 0.85, 0.75];
/** In heights, where all digits are ones. */
const usualWidth = 0.5;
const doubted = 50;

const isInk = ({ data, width }: Pixels, x: number, y: number) =>
  (data[(y * width + x) * 4] ?? 255) < ink;

/** Where the foot of a sign ends at its right, from its left. */
function footEnd(image: Pixels, { x, y, width, height }: Box): number {
  for (let at = x + width - 1; at >= x; at -= 1)
    for (let row = Math.round(y + height * (1 - band)); row < y + height; row += 1)
      if (isInk(image, at, row)) return at + 1 - x;
  return 0;
}

/** The most ink in one row of a sign's top. */
function barWidth(image: Pixels, { x, y, width }: Box, to: number): number {
  let most = 0;
  for (let row = y; row < to; row += 1) {
    const columns = Array.from({ length: width }, (_, at) => x + at);
    most = Math.max(most, columns.filter((at) => isInk(image, at, row)).length);
  }
  return most;
}

const isSeven = (image: Pixels, sign: Box, usual: number) =>
  sign.width >= usual * leastWidth &&
  barWidth(image, sign, sign.y + sign.height * band) >= sign.width * leastTop &&
  footEnd(image, sign) <= sign.width * mostFoot;

/** «$21.95» is «$27.95» where its picture has a seven: a thin one is read as a one. Such a price is unsure. */
export function fixThinSevens(image: Pixels, word: ReadWord): ReadWord {
  const texts = Array.from(word.text);
  if (!/^[^\p{L}\s]*1[^\p{L}\s]*$/u.test(word.text)) return word;
  const signs = signsOf(image, word, ink);
  if (signs.length !== texts.length) return word;
  const widths = signs.filter((_, at) => /[02-9]/u.test(texts[at] ?? '')).map(({ width }) => width);
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? word.height * usualWidth;
  const text = texts
    .map((sign, at) => {
      const box = signs[at];
      return sign === '1' && box && isSeven(image, box, usual) ? '7' : sign;
    })
    .join('');
  return text === word.text
    ? word
    : { ...word, text, confidence: Math.min(word.confidence, doubted) };
}

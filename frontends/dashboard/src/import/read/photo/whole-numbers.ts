import { aroundAll, type Box, endOf, footOf, type Pixels } from '../paper/pixels.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { lettersInColor, signsIn } from '../paper/ink.ts';

/** In heights of a digit: the white between it and a sign of money that is read, and one that is not, at least; how far a sign is at most, with a digit between that was not read. */
const [space, lone, farthest] = [0.15, 0.45, 1.5];
/** How much digits differ in height, and how much wider than the white between them that before a sign as high is. */
const [alike, wider] = [0.12, 1.25];

const isNumber = ({ text }: ReadWord) => /^\d[\d.,]*$/u.test(text);

/** Whether a word without digits ends just before a number, or within it. */
const isBefore = (sign: ReadWord, number: ReadWord) =>
  !/\d/u.test(sign.text) &&
  sign.x < number.x &&
  endOf(sign) > number.x - sign.height * farthest &&
  Math.min(footOf(sign), footOf(number)) - Math.max(sign.y, number.y) > sign.height / 2;

/** The ink of a number: right of the widest white, where the sign of money stands that is read before it. */
function digitsOf(image: Pixels, number: ReadWord, sign: ReadWord | undefined) {
  const [x, y] = [sign?.x ?? number.x, Math.min(number.y, sign?.y ?? number.y)];
  const end = Math.max(endOf(number), sign ? endOf(sign) : 0);
  const foot = Math.min(footOf(number), sign ? footOf(sign) : Infinity);
  const pieces = signsIn(image, { x, y, width: end - x, height: foot - y }, lettersInColor);
  const high = pieces.at(-1)?.height ?? 0;
  const gapAt = (at: number) => (pieces[at]?.x ?? 0) - endOf(pieces[at - 1] ?? number);
  const gaps = pieces.map((_, at) => (at === 0 ? 0 : gapAt(at)));
  const widest = Math.max(...gaps);
  const start = widest < high * (sign ? space : lone) ? 0 : gaps.indexOf(widest);
  const isDigit = (piece: Box | undefined) =>
    piece !== undefined && Math.abs(piece.height - high) < high * alike;
  const within = Math.max(0, ...gaps.slice(start + 1));
  // A gap no wider than those between the digits may be one of them.
  const isParted = !isDigit(pieces[start - 1]) || widest > within * wider;
  const digits = pieces.slice(isParted ? start : 0);
  const areDigits = digits.every((one) => isDigit(one) || one.height < high / 2);
  return {
    box: aroundAll(digits),
    count: isParted && areDigits ? digits.filter(isDigit).length : 0,
  };
}

/**
 * The readers of letters that go to the left lose the first digits of numbers, and let the box of the sign of money
 * before them reach over those. A number's box holds all of its digits again, and their count tells what was read whole.
 */
export function withWholeNumbers(image: Pixels, words: readonly ReadWord[]): ReadWord[] {
  const better = new Map<ReadWord, ReadWord>();
  for (const word of words.filter(isNumber)) {
    const sign = words.find((one) => isBefore(one, word));
    const { box, count } = digitsOf(image, word, sign);
    if (box.height <= 0) continue;
    better.set(word, { ...word, ...box, digits: count });
    if (sign) better.set(sign, { ...sign, width: Math.min(sign.width, box.x - 1 - sign.x) });
  }
  return words.map((word) => better.get(word) ?? word);
}

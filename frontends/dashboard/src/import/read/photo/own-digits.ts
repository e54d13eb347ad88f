import type { ReadWord } from '../ocr/photo-word.ts';
import { inkParts, lettersInColor } from '../paper/ink.ts';
import { type Box, cutOut, endOf, type Pixels } from '../paper/pixels.ts';

/** What is read so surely tells what digits look like; what is less sure is told by them. */
const [sure, unsure] = [90, 85];
/** Of both signs' ink, how far two of one digit differ at most; and how much farther than these two of different ones. */
const [mostUnlike, farther] = [0.15, 1.6];
/** In pixels: how far sizes of one digit differ, and how far one is moved to be compared. */
const [sameSize, moved] = [2, 1];
/** Around a word, and what is less is a speck. */
const [white, speck] = [2, 3];
const doubted = 50;

const number = /^\p{Sc}?\d+(?:[.,]\d+)?\p{Sc}?$/u;

type Sign = Box & { digit: string };

/** The digits of a number, each where it is; none where its ink is in other parts. */
function digitsOf(image: Pixels, word: ReadWord): Sign[] {
  if (!number.test(word.text)) return [];
  const box = { ...word, x: word.x - white, width: word.width + white * 2 };
  const text = Array.from(word.text);
  const parts = inkParts(cutOut(image, box), lettersInColor, (part) => part.height >= speck);
  return parts.length === text.length
    ? parts
        .toSorted((one, other) => one.x + endOf(one) - other.x - endOf(other))
        .map((part, at) => ({
          ...part,
          x: part.x + box.x,
          y: part.y + box.y,
          digit: text[at] ?? '',
        }))
    : [];
}

/** How far two signs differ, of the ink of both: 0 to 1. */
export function unlike({ data, width: line }: Pixels, one: Box, other: Box): number {
  if (Math.abs(one.width - other.width) > sameSize) return 1;
  if (Math.abs(one.height - other.height) > sameSize) return 1;
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const inkAt = (x: number, y: number) => 255 - (data[(y * line + x) * 4] ?? 255);
  let least = 1;
  for (let right = -moved; right <= moved; right += 1)
    for (let down = -moved; down <= moved; down += 1) {
      let [apart, all] = [0, 0];
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const [ink, otherInk] = [
            inkAt(one.x + x, one.y + y),
            inkAt(other.x + x + right, other.y + y + down),
          ];
          apart += Math.abs(ink - otherInk);
          all += ink + otherInk;
        }
      least = Math.min(least, apart / all);
    }
  return least;
}

/** The digit that a sign looks like, where it is like no other. */
function likeOf(image: Pixels, sign: Sign, known: readonly Sign[]): string {
  const apart = new Map<string, number>();
  for (const one of known)
    apart.set(one.digit, Math.min(apart.get(one.digit) ?? 1, unlike(image, sign, one)));
  const [[best, by] = ['', 1], [, next] = ['', 1]] = [...apart].toSorted(([, a], [, b]) => a - b);
  return by < mostUnlike && next > by * farther ? best : sign.digit;
}

/** «8.50» read as «5.50»: the digits of numbers in doubt are those that look the same in sure numbers of the sheet. */
export function withOwnDigits(image: Pixels, words: readonly ReadWord[]): ReadWord[] {
  const isDigit = ({ digit }: Sign) => /\d/u.test(digit);
  const known = words
    .filter(({ confidence }) => confidence >= sure)
    .flatMap((word) => digitsOf(image, word).filter(isDigit));
  return words.map((word) => {
    const signs = word.confidence < unsure ? digitsOf(image, word) : [];
    const text = signs
      .map((sign) => (isDigit(sign) ? likeOf(image, sign, known) : sign.digit))
      .join('');
    return signs.length === 0 || text === word.text
      ? word
      : { ...word, text, confidence: Math.min(word.confidence, doubted) };
  });
}

import type { ReadWord } from '../ocr/photo-word.ts';
import { inkParts, lettersInColor } from '../paper/ink.ts';
import { type Box, cutOut, endOf, type Pixels } from '../paper/pixels.ts';

/** What is read so surely tells what digits look like; what is less sure is told by them. */
const [sure, unsure] = [90, 85];
/** Of both signs' ink, how far two of one digit differ at most; and how much farther than these two of different ones. */
const [mostUnlike, farther] = [0.15, 1.6];
/** In pixels: how far sizes of one digit differ, and how far one is moved to be compared. */
const [sameSize, moved] = [2, 1];
/** Of its height: how wide a sign is at most. */
const widest = 1.2;
/** Around a word, and what is less is a speck. */
const [white, speck] = [2, 3];
const doubted = 50;

const number = /^\p{Sc}?\d+(?:[.,]\d+)?\p{Sc}?$/u;

type Sign = Box & { text: string };

const isNarrow = ({ width, height }: Box) => width < height * widest;

/** The parts of a number's ink, from the left. */
function partsOf(image: Pixels, word: ReadWord): Box[] {
  const box = { ...word, x: word.x - white, width: word.width + white * 2 };
  return inkParts(cutOut(image, box), lettersInColor, (part) => part.height >= speck)
    .toSorted((one, other) => one.x + endOf(one) - other.x - endOf(other))
    .map((part) => ({ ...part, x: part.x + box.x, y: part.y + box.y }));
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

/** The sign that a part looks like, where it is like no other. */
function likeOf(image: Pixels, part: Box, known: readonly Sign[]): string | undefined {
  const apart = new Map<string, number>();
  for (const one of known)
    apart.set(one.text, Math.min(apart.get(one.text) ?? 1, unlike(image, part, one)));
  const [[best, by] = ['', 1], [, next] = ['', 1]] = [...apart].toSorted(([, a], [, b]) => a - b);
  return by < mostUnlike && next > by * farther ? best : undefined;
}

/** «8.50» read as «5.50», «6€» as «60€»: the signs of numbers in doubt are those that look the same in sure numbers of the sheet. */
export function withOwnDigits(image: Pixels, words: readonly ReadWord[]): ReadWord[] {
  const numbers = words.filter(({ text }) => number.test(text));
  const known = numbers
    .filter(({ confidence }) => confidence >= sure)
    .flatMap((word) => {
      const [parts, text] = [partsOf(image, word), Array.from(word.text)];
      // Two digits that touch each other are wider than high.
      return parts.length === text.length &&
        parts.every((part, at) => isNarrow(part) || !/\d/u.test(text[at] ?? ''))
        ? parts.map((part, at): Sign => ({ ...part, text: text[at] ?? '' }))
        : [];
    });
  const told = new Map<ReadWord, ReadWord>();
  for (const word of numbers.filter(({ confidence }) => confidence < unsure)) {
    const [parts, read] = [partsOf(image, word), Array.from(word.text)];
    const isWhole = parts.length === read.length;
    const signs = parts.map((part, at) => {
      const own = isWhole ? read[at] : undefined;
      return own !== undefined && !/\d/u.test(own) ? own : (likeOf(image, part, known) ?? own);
    });
    const text = signs.join('');
    if (text !== word.text && !signs.includes(undefined) && number.test(text))
      told.set(word, { ...word, text, confidence: Math.min(word.confidence, doubted) });
  }
  return words.map((word) => told.get(word) ?? word);
}

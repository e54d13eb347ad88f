import type { ReadWord } from '../ocr/photo-word.ts';
import { reachOf, sizeOf } from '../ocr/type-size.ts';
import { inkParts, lettersInColor } from '../paper/ink.ts';
import { type Box, cutOut, endOf, footOf, type Pixels } from '../paper/pixels.ts';

/** In sizes of type: how far above a line marks may stand. */
const above = 1.2;
/** In heights of a word: how far marks stand above their letter; the least of a letter, and the most of a mark. */
const [apart, least] = [0.3, 0.4];
const most = { width: 0.7, height: 0.4 };
/** In pixels: less is a speck. */
const speck = 3;
const doubted = 50;

const [grave, acute, circumflex, caron, dot] = ['\u0300', '\u0301', '\u0302', '\u030C', '\u0307'];
/** What each mark may stand above, and be read for the other. */
const letters = new Map([
  [grave, /[aeiou]/iu],
  [acute, /[aeiouycnsz]/iu],
  [circumflex, /[aeiou]/iu],
  [caron, /[cszr]/iu],
  [dot, /z/iu],
]);
const mistaken = new Set([grave, acute, circumflex]);

type Shape = { slope: number; opens: number; flat: number; height: number };

/** Where the ink of some rows is in the middle, and how far it spreads. */
function spreadOf({ data, width: line }: Pixels, { x, width }: Box, from: number, to: number) {
  let [sum, moment, square] = [0, 0, 0];
  for (let y = from; y < to; y += 1)
    for (let at = x - 1; at <= x + width; at += 1) {
      const dark = Math.max(0, 220 - (data[(y * line + at) * 4] ?? 255));
      sum += dark;
      moment += dark * at;
      square += dark * at * at;
    }
  const middle = moment / sum;
  return { middle, spread: Math.sqrt(Math.max(0, square / sum - middle * middle)) };
}

/** How far a mark leans to the right, how much wider it is below than above, and how wide it is for its height. */
function shapeOf(part: Pixels, mark: Box): Shape {
  const rows = Math.max(1, Math.round(mark.height * 0.4));
  const top = spreadOf(part, mark, mark.y, mark.y + rows);
  const low = spreadOf(part, mark, footOf(mark) - rows, footOf(mark));
  return {
    slope: (top.middle - low.middle) / Math.max(mark.width, mark.height),
    opens: Math.log(low.spread / top.spread),
    flat: mark.width / mark.height,
    height: mark.height,
  };
}

/** The mark that has such a shape; undefined where none clearly has. */
function markOf({ slope, opens, flat, height }: Shape): string | undefined {
  if (slope > (height > 5 ? 0.2 : 0.26) && Math.abs(opens) < 0.4) return acute;
  if (slope < -0.14 && Math.abs(opens) < 0.4) return flat < 2 ? grave : undefined;
  if (Math.abs(slope) > 0.1 || flat < 0.7) return undefined;
  if (opens > 0.4) return flat > 1.1 ? circumflex : undefined;
  if (opens < -0.55) return flat > 1.1 ? caron : undefined;
  return Math.abs(opens) < 0.25 && flat < 1.4 ? dot : undefined;
}

const isMarked = (sign: string) => /[ij\p{M}]/u.test(sign.normalize('NFD'));

/** Which of a word's signs each mark above it belongs to, where its ink is in so many pieces as it has letters or the engine tells. */
function marksAbove(part: Pixels, word: ReadWord, left: number): Map<number, Box[]> {
  const { height } = word;
  const signs = Array.from(word.text);
  const parts = inkParts(part, lettersInColor, () => true);
  const bodies = parts
    .filter((one) => one.height > height * least && footOf(one) > part.height - height / 2)
    .toSorted((one, other) => one.x - other.x);
  const written = signs.flatMap((sign, at) => (/[\p{L}\d]/u.test(sign) ? [at] : []));
  const middles = (word.letters ?? []).map((x) => x - left);
  const found = new Map<number, Box[]>();
  for (const mark of parts) {
    const middle = mark.x + mark.width / 2;
    const own = bodies.findIndex((body) => body.x - 1 <= middle && endOf(body) + 1 >= middle);
    const body = bodies[own];
    if (!body || body === mark || bodies.includes(mark) || mark.y === 0) continue;
    if (Math.min(mark.width, mark.height) < speck) continue;
    if (mark.width > height * most.width || mark.height > height * most.height) continue;
    const gap = body.y - footOf(mark);
    if (gap < -1 || gap > height * apart) continue;
    const steps = middles.map((x) => Math.abs(x - middle));
    const nearest = steps.length === signs.length ? steps.indexOf(Math.min(...steps)) : -1;
    const at = written.length === bodies.length ? written[own] : nearest;
    if (at === undefined || at < 0) continue;
    found.set(at, [...(found.get(at) ?? []), mark]);
  }
  return found;
}

/** The sign with the mark that stands above it: itself where that is the one that was read, or can't be. */
function withMark(sign: string, mark: string | undefined): string {
  const [base = '', own] = sign.normalize('NFD');
  if (!mark || own === mark || letters.get(mark)?.test(base) !== true) return sign;
  const isMistaken = own === undefined || (mistaken.has(own) && mistaken.has(mark));
  return isMistaken ? `${base}${mark}`.normalize('NFC') : sign;
}

/** «Naleśniki» read as «Nalesniki», «crêpe» as «crèpe»: a mark above a letter that its reader doesn't know, or mistakes, is told by its shape. */
export function withUnreadMarks(image: Pixels, word: ReadWord): ReadWord {
  const { text, height } = word;
  if (!/\p{L}{3}|^a$/iu.test(text)) return word;
  const rise = Math.round(sizeOf(word) * (above - reachOf(text)[0]));
  const box = { x: word.x - 3, y: word.y - rise, width: word.width + 6, height: height + rise };
  const part = cutOut(image, box);
  const marks = marksAbove(part, word, box.x);
  const signs = Array.from(text);
  // The mark of a letter beside it: where letters stand is not known to a pixel.
  const isTaken = (at: number) =>
    signs[at - 1] === 'f' ||
    [at - 1, at + 1].some((beside) => /[^\p{L}\d,.]/u.test(signs[beside] ?? '')) ||
    [at - 1, at + 1].some((beside) => isMarked(signs[beside] ?? '') && !marks.has(beside));
  const said = signs.map((sign, at) => {
    const [mark, ...others] = marks.get(at) ?? [];
    if (!mark || others.length > 0 || /[ij]/u.test(sign) || isTaken(at)) return sign;
    return withMark(sign, markOf(shapeOf(part, mark)));
  });
  const read = said.join('');
  return read === text
    ? word
    : { ...word, text: read, confidence: Math.min(word.confidence, doubted) };
}

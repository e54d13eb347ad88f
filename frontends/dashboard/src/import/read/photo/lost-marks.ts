import { rowsOf } from '../rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { sizeOf } from '../ocr/type-size.ts';
import { signsIn } from '../paper/ink.ts';
import type { Box, Pixels } from '../paper/pixels.ts';

const isFrame = ({ text }: ReadWord, at: number, row: readonly ReadWord[]) =>
  /^[|\s]+$/u.test(text) && (at === 0 || at === row.length - 1);
/** A letter in a ring, as diets are often marked. */
const isRing = ({ text }: ReadWord) => /^(?:\(?[©®@]\)?|\(\))$/u.test(text);
/** Of the height of the word before: small capitals are no higher, and are read as small letters. */
const smallCapital = 0.75;
const doubted = 50;

/** Behind a name, before its price or a gap: «Gordal olives VG», read as «ve». */
function isCode(row: readonly ReadWord[], at: number): boolean {
  const [before, word, next] = [row[at - 1], row[at], row[at + 1]];
  if (!before || !word || !/^\p{Ll}{2}$/u.test(word.text)) return false;
  const isLast = !next || /\d/u.test(next.text) || next.x - word.x - word.width > before.height;
  const isSmall = word.height < before.height * smallCapital;
  return (isSmall || /^\p{Ll}{1,2}$/u.test(before.text)) && (isLast || isCode(row, at + 1));
}

/** No engine knows the lira's sign: at a row's end, behind a number, it reads «&». */
const isLira = (row: readonly ReadWord[], word: ReadWord) =>
  word.text === '&' && word === row.at(-1) && /^\d[\d.,]*$/u.test(row.at(-2)?.text ?? '');

/** A sign of the euro is a 6 to the Greek reader: «4,506», «12,00 6». */
export function withEuros(words: readonly ReadWord[]): ReadWord[] {
  const alone = new Set(
    rowsOf(words).flatMap((row) =>
      row.filter(
        ({ text, x, height }, at) =>
          /^[6€]$/u.test(text) &&
          /^\d+[.,]\d{2}$/u.test(row[at - 1]?.text ?? '') &&
          x - (row[at - 1]?.x ?? 0) - (row[at - 1]?.width ?? 0) < height,
      ),
    ),
  );
  return words.map((word) => ({
    ...word,
    text: alone.has(word) ? '€' : word.text.replace(/^(\d{1,3}[.,]\d{2})6$/u, '$1€'),
  }));
}

/**
 * Doubts words that lost something: a diet's mark in a ring, which tells no letter and is left out, and codes in small
 * capitals. Tells signs of the lira.
 */
export function withLostMarks(words: readonly ReadWord[]): ReadWord[] {
  const doubts = new Set<ReadWord>();
  const liras = new Set<ReadWord>();
  const frames = new Set<ReadWord>();
  for (const row of rowsOf(words)) {
    for (const word of row.filter(isFrame)) frames.add(word);
    for (const [at, word] of row.entries()) {
      const marked = isRing(word) ? row.slice(0, at).findLast((one) => !isRing(one)) : undefined;
      if (marked) doubts.add(marked);
      if (isCode(row, at)) doubts.add(word);
      if (isLira(row, word)) liras.add(word);
    }
  }
  return words
    .filter((word) => !isRing(word) && !frames.has(word))
    .map((word) => (liras.has(word) ? { ...word, text: '₺', confidence: 100 } : word))
    .map((word) =>
      doubts.has(word) ? { ...word, confidence: Math.min(word.confidence, doubted) } : word,
    );
}

const ink = 160;
/** In sizes of type: the gaps that hold a dash, the white beside it, how high it is, and how far above the line. */
const [narrowest, widest, white] = [0.4, 2.6, 0.1];
const [thin, lowest, highest, capital] = [0.2, 0.12, 0.5, 0.8];
/** How wide a dash and a dot are at least, and a dash at most; a dash is so many times as wide as high. */
const [leastDash, mostDash, leastDot, flat] = [0.3, 1.3, 0.06, 2];

/** The ink of a part of the page, where it is one piece. */
function onlyInk(image: Pixels, box: Box): Box | undefined {
  const signs = signsIn(image, box, ink);
  return signs.length === 1 ? signs[0] : undefined;
}

/** The dash or dot that stands alone between two words of a row: the engine passes it over. */
function dashBetween(image: Pixels, one: ReadWord, other: ReadWord): ReadWord['dash'] {
  const size = sizeOf(one);
  const start = one.x + one.width;
  const gap = other.x - start;
  if (gap < size * narrowest || gap > size * widest) return undefined;
  const foot = Math.min(one.y + one.height, other.y + other.height);
  const [x, y] = [Math.round(start + 2), Math.round(foot - size * capital)];
  const found = onlyInk(image, { x, y, width: Math.round(gap - 4), height: foot - y });
  if (!found) return undefined;
  const rise = foot - found.y - found.height / 2;
  const isAlone =
    found.height <= size * thin &&
    rise >= size * lowest &&
    rise <= size * highest &&
    Math.min(found.x - start, other.x - found.x - found.width) >= size * white;
  const isFlat = found.width > found.height * flat;
  if (!isAlone || found.width > size * mostDash || found.width < size * leastDot) return undefined;
  if (isFlat && found.width < size * leastDash) return undefined;
  return { text: isFlat ? '–' : '·', x: found.x };
}

/** Finds dashes and dots between words again: «Leek tart – cream, chives». */
export function withDashes(image: Pixels, words: readonly ReadWord[]): ReadWord[] {
  const found = new Map<ReadWord, ReadWord['dash']>();
  for (const row of rowsOf(words.filter(({ text }) => /[\p{L}\d]/u.test(text))))
    for (const [at, word] of row.entries()) {
      const before = row[at - 1];
      if (before) found.set(word, dashBetween(image, before, word));
    }
  return words.map((word) => {
    const dash = found.get(word);
    return dash ? { ...word, dash } : word;
  });
}

import { rowsOf } from '../rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';

/** So many prices of a page are written in one way. */
const fewest = 3;
/** In heights: how close a sign stands to the number that it belongs to, and how far behind a price the next column is. */
const [close, apart] = [0.5, 2];
const doubted = 50;

type Place = { before: ReadWord | undefined; isLast: boolean };
type Worn = (word: ReadWord, place: Place) => string | undefined;

const areClose = (one: ReadWord, other: ReadWord) =>
  other.x - one.x - one.width < one.height * close;

/** «0,4 |» and «2 |b»: the l of liters and pounds looks like a stroke behind a number. */
function unitOf(word: ReadWord, { before }: Place) {
  const { text } = word;
  if (!before || !areClose(before, word)) return undefined;
  if (/^[|I!]$/u.test(text)) return /^0[.,]\d{1,2}$/u.test(before.text) ? 'l' : undefined;
  return /^[|I!]b$/u.test(text) && /^\d{1,2}$/u.test(before.text) ? 'lb' : undefined;
}

/** «62,» beside «48,-»: the dash behind a comma is thin, and gets lost. */
const dashed: Worn = ({ text }, { isLast }) =>
  isLast && /^\d{2,4},$/u.test(text) ? `${text}-` : undefined;

/** «s7» beside «$12», where it is no code before a name. */
const signed: Worn = ({ text }, { before, isLast }) =>
  before && isLast && /^[sS]\d{1,3}(?:\.\d{2})?$/u.test(text) ? `$${text.slice(1)}` : undefined;

/** «80744» beside «10 oz 62»: small ounces are read as digits. */
function ounces({ text }: ReadWord) {
  const { size, price } = /^(?<size>\d{1,2})0[27](?<price>\d{2})$/u.exec(text)?.groups ?? {};
  return size === undefined ? undefined : `${size} oz ${price}`;
}

/** «$1 1» beside «$12»: a thin digit stands apart. */
const isDigitOf = (word: ReadWord, before: ReadWord | undefined) =>
  word.text === '1' &&
  before !== undefined &&
  /^\$\d{1,2}$/u.test(before.text) &&
  areClose(before, word);

/** Signs of prices and measures that are so thin that they are lost, or taken for others, as the others of their page tell; such a number is unsure. */
export function withWornSigns(words: readonly ReadWord[]): ReadWord[] {
  const isUsual = (way: RegExp) => words.filter(({ text }) => way.test(text)).length >= fewest;
  const isDashed = isUsual(/^\d{1,4},[-–—]$/u);
  const isSigned = isUsual(/^\$\d/u);
  const areCodes = isUsual(/^[sS]\d/u);
  const isWeighed = words.some(({ text }) => /^(?:\d+ ?)?oz/u.test(text));
  const told = new Map<ReadWord, ReadWord | undefined>();
  for (const row of rowsOf(words))
    for (const [at, word] of row.entries()) {
      const [before, next] = [row[at - 1], row[at + 1]];
      const isLast = !next || next.x - word.x - word.width > word.height * apart;
      const place = { before, isLast };
      if (isSigned && isDigitOf(word, before)) told.set(word, undefined);
      if (isSigned && next && isDigitOf(next, word)) {
        const width = next.x + next.width - word.x;
        told.set(word, { ...word, width, text: `${word.text}1`, confidence: doubted });
      }
      const text =
        unitOf(word, place) ??
        (isWeighed ? ounces(word) : undefined) ??
        (isDashed ? dashed(word, place) : undefined) ??
        (isSigned && !areCodes ? signed(word, place) : undefined);
      if (text !== undefined)
        told.set(word, { ...word, text, confidence: Math.min(word.confidence, doubted) });
    }
  return words.flatMap((word) => {
    const found = told.has(word) ? told.get(word) : word;
    return found ? [found] : [];
  });
}

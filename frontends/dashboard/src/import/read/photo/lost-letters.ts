import { rowsOf } from '../rows.ts';
import { guess, type ReadWord, sureWord } from '../ocr/photo-word.ts';
import { sizeOf } from '../ocr/type-size.ts';

/** In sizes of type: how far a word stands from the next of its name. */
const space = 0.6;
/** Of the size of words in the same strokes, and of the word beside: a capital that reaches higher has a mark. */
const [taller, tallerBeside, tallest] = [1.12, 1.08, 1.4];
const sameStroke = 0.2;
const doubted = 50;

const isSure = ({ text, confidence }: ReadWord) => confidence > sureWord && /\p{L}{3}/u.test(text);
const isNear = (one: ReadWord, other: ReadWord | undefined) =>
  other !== undefined &&
  isSure(other) &&
  Math.max(one.x - other.x - other.width, other.x - one.x - one.width) < sizeOf(other) * space &&
  Math.abs(one.height / other.height - 1) < 0.5;

/** A word of small letters right beside a sure one is no guess: «potato soup», though the reader is unsure of «soup». */
const isHeld = (word: ReadWord, beside: readonly (ReadWord | undefined)[]) =>
  word.confidence < guess &&
  /^(?=.*(\p{Ll}).*(?!\1)\p{Ll}.*)(?:\p{L}{1,4}[’'])?\p{L}[\p{Ll}’']{2,}$/u.test(word.text) &&
  beside.some((one) => isNear(word, one));

/** «CAFFÈ» read as «CAFFE»: where its capitals reach higher than others do, a mark above one was lost. */
function isTall(
  word: ReadWord,
  beside: readonly (ReadWord | undefined)[],
  words: readonly ReadWord[],
) {
  if (!/^\p{Lu}[\p{L}’']{2,}$/u.test(word.text) || /\p{M}/u.test(word.text.normalize('NFD')))
    return false;
  const size = sizeOf(word);
  const isBetween = (by: number, least: number) => by > least && by < tallest;
  const sizes = words
    .filter(
      (one) =>
        one !== word &&
        isSure(one) &&
        Math.abs((one.stroke ?? 0) / (word.stroke ?? 1) - 1) < sameStroke,
    )
    .map((one) => sizeOf(one))
    .filter((one) => Math.abs(one / size - 1) < 0.5)
    .toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1];
  const near = beside.find((one) => isNear(word, one));
  return (
    usual !== undefined &&
    isBetween(size / usual, taller) &&
    (!near || isBetween(size / sizeOf(near), tallerBeside))
  );
}

/** Keeps words that stand in a name though they were hardly read, and doubts those that lost a mark. */
export function withLostLetters(words: readonly ReadWord[]): ReadWord[] {
  const confidences = new Map<ReadWord, number>();
  for (const row of rowsOf(words))
    for (const [at, word] of row.entries()) {
      const beside = [row[at - 1], row[at + 1]];
      if (isHeld(word, beside)) confidences.set(word, guess);
      else if (isTall(word, beside, words))
        confidences.set(word, Math.min(word.confidence, doubted));
    }
  return words.map((word) => ({ ...word, confidence: confidences.get(word) ?? word.confidence }));
}

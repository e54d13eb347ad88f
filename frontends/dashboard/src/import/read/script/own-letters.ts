import { type ReadWord, sureWord } from '../ocr/photo-word.ts';
import { readAt, stripOf } from './strip.ts';

/** Latin words are what they are read for where their reader is this sure, and may not be where it guesses. */
const [sureLatin, guessed] = [90, 50];
const most = 60;

const isForeign = ({ text, confidence }: ReadWord, own: RegExp) =>
  /^\P{N}+$/u.test(text) &&
  /\p{Script=Latin}/u.test(text) &&
  (text.match(own) ?? []).length === 0 &&
  confidence < sureLatin;

/** Small words of Latin letters between others are a misread one of theirs, however sure: «co» is «со», «oy» is «עם». */
const short = /^\p{Ll}{1,3}$/u;
const unit = /^(?:[mcdk]?[lg]|cm|oz)$/u;
const doubted = 50;

function withStraysDoubted(words: readonly ReadWord[], own: RegExp): ReadWord[] {
  const isOwnBeside = (word: ReadWord, other: ReadWord | undefined) =>
    other !== undefined &&
    Math.abs(other.y + other.height / 2 - word.y - word.height / 2) < word.height &&
    (other.text.match(own) ?? []).length > 0;
  return words.map((word, at) => {
    const { text, confidence } = word;
    const isStray = short.test(text) && !unit.test(text) && /^\p{Script=Latin}+$/u.test(text);
    return isStray && [words[at - 1], words[at + 1]].some((other) => isOwnBeside(word, other))
      ? { ...word, confidence: Math.min(confidence, doubted) }
      : word;
  });
}

/**
 * Letters of another script that the English reader, which reads along, took for its own: «ACH» is «순두부». The other reader alone reads them
 * once more, and is right where it is surer.
 */
export async function withOwnLetters(
  canvas: HTMLCanvasElement,
  words: readonly ReadWord[],
  own: RegExp,
  read: (strip: HTMLCanvasElement) => Promise<readonly ReadWord[]>,
): Promise<ReadWord[]> {
  const foreign = words.filter((word) => isForeign(word, own)).slice(0, most);
  if (foreign.length === 0) return withStraysDoubted(words, own);
  const { strip, places } = stripOf(canvas, foreign);
  const found = await read(strip);
  const better = new Map<ReadWord, ReadWord>();
  for (const [at, word] of foreign.entries()) {
    const place = places[at];
    const parts = place ? readAt(place, found) : [];
    const text = parts.map((part) => part.text).join(' ');
    const confidence = Math.min(...parts.map((part) => part.confidence));
    const letters = (text.match(/\p{L}/gu) ?? []).length;
    const isOwn = letters > 0 && (text.match(own) ?? []).length === letters;
    const least = word.confidence < guessed ? guessed : Math.max(sureWord, word.confidence);
    if (isOwn && confidence >= least) better.set(word, { ...word, text, confidence });
  }
  return withStraysDoubted(
    words.map((word) => better.get(word) ?? word),
    own,
  );
}

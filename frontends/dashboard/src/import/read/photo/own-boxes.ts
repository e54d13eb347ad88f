import { areLevel, endOf } from '../paper/pixels.ts';
import { type ReadWord, sureWord } from '../ocr/photo-word.ts';

/** In heights, the least width of a letter. */
const narrow = 0.25;
/** In pixels, between two words at least. */
const space = 2;

const isSure = ({ text, confidence }: ReadWord) => confidence >= sureWord && /\p{L}{4}/u.test(text);

/** The box of a word that reaches over those behind it ends before them: they stand beside it, not below. */
export function withOwnBoxes(words: readonly ReadWord[]): ReadWord[] {
  const covered = (word: ReadWord) =>
    words.filter(
      (other) =>
        isSure(other) &&
        other.x > word.x &&
        endOf(other) <= endOf(word) + space &&
        areLevel(word, other),
    );
  return words.map((word) => {
    const next = isSure(word) ? Math.min(...covered(word).map(({ x }) => x)) : Infinity;
    const width = next - space - word.x;
    const hasRoom = width > word.text.length * word.height * narrow;
    return Number.isFinite(next) && hasRoom ? { ...word, width } : word;
  });
}

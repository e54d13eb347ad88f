import { type Box, endOf, footOf } from '../paper/pixels.ts';
import { type ReadWord, sureWord } from '../ocr/photo-word.ts';

/** Of the lower of two words: how much of it is level with the other. */
const level = 0.5;
/** In heights, the least width of a letter. */
const narrow = 0.25;
/** In pixels, between two words at least. */
const space = 2;

const areLevel = (one: Box, other: Box) =>
  Math.min(footOf(one), footOf(other)) - Math.max(one.y, other.y) >
  Math.min(one.height, other.height) * level;

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

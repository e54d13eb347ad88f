import { rowsOf } from '../rows.ts';
import type { ReadWord } from './photo-word.ts';

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

/**
 * Doubts words that lost something: a diet's mark in a ring, which tells no letter and is left out, and codes in small
 * capitals.
 */
export function withLostMarks(words: readonly ReadWord[]): ReadWord[] {
  const doubts = new Set<ReadWord>();
  for (const row of rowsOf(words)) {
    for (const [at, word] of row.entries()) {
      const marked = isRing(word) ? row.slice(0, at).findLast((one) => !isRing(one)) : undefined;
      if (marked) doubts.add(marked);
      if (isCode(row, at)) doubts.add(word);
    }
  }
  return words
    .filter((word) => !isRing(word))
    .map((word) =>
      doubts.has(word) ? { ...word, confidence: Math.min(word.confidence, doubted) } : word,
    );
}

import type { ReadWord } from '../ocr/photo-word.ts';
import { aroundAll } from '../paper/pixels.ts';

/** Letters of scripts that the engine takes one by one, and the largest gap within a word of them, in letter heights. */
const closest: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・、。「」『』（）]$/u, 0.8],
  [/^\p{Script=Thai}$/u, 0.4],
  [/^\p{Script=Hangul}$/u, 0.45],
];

/** Of a word's letters these say how sure it is: a letter that no sure one stands beside is a guess. */
const [sure, doubted] = [70, 50];

const gapOf = (letter: string | undefined) =>
  closest.find(([letters]) => letters.test(letter ?? ''))?.[1];

function around(one: ReadWord, other: ReadWord): ReadWord {
  return {
    ...one,
    ...aroundAll([one, other]),
    text: one.text + other.text,
    letters: [...(one.letters ?? []), ...(other.letters ?? [])],
  };
}

/** How sure a word is of which each part was read alone: one that was not read surely makes it doubtful, not a guess. */
function bothConfidences(one: ReadWord, other: ReadWord): number {
  const [least, most] = [one.confidence, other.confidence].toSorted((a, b) => a - b);
  return Math.max(least ?? 0, (most ?? 0) >= sure ? doubted : 0);
}

/** Signs as they are typed: wide digits and points, an «am» of Thai that was read as two, and no marks of direction. */
export const asTyped = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[！-～￠-￦]/gu, (sign) => sign.normalize('NFKC'))
    .replaceAll(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/gu, '$1\u0E33');

/** Boxes that no longer reach over the next word of their line, as those of words in two readers' letters do. */
function apart(line: readonly ReadWord[]): readonly ReadWord[] {
  if (!line.some(({ text }) => /[^\P{L}\p{Script=Latin}]/u.test(text))) return line;
  return line.map((word, at) => {
    const [before, next] = [line[at - 1], line[at + 1]];
    const end = word.x + word.width;
    if (next && next.x > word.x && next.x < end) return { ...word, width: next.x - word.x };
    if (before && before.x > word.x && before.x < end) return { ...word, width: before.x - word.x };
    return word;
  });
}

/** Joins what the engine parts of a line's words, where its script writes no space or a wider one. */
export function withJoinedLetters(line: readonly ReadWord[]): ReadWord[] {
  const height = Math.max(...line.map((word) => word.height));
  const joined: ReadWord[] = [];
  for (const word of apart(line)) {
    const last = joined.at(-1);
    const gap = last ? (word.x - last.x - last.width) / height : Infinity;
    const [before, after] = [last && Array.from(last.text).at(-1), Array.from(word.text)[0]].map(
      gapOf,
    );
    if (last && gap < Math.min(before ?? -Infinity, after ?? -Infinity))
      joined[joined.length - 1] = {
        ...around(last, word),
        confidence: bothConfidences(last, word),
      };
    else joined.push(word);
  }
  return joined.map((word) => ({ ...word, text: asTyped(word.text) }));
}

import type { ReadWord } from './photo-word.ts';

/** In sizes of type: how high letters are without and with a stroke upward, those with no more than a bar or a dot. */
export type Proportions = { low: number; crossed: number; dotted: number; high: number };
export const usualProportions: Proportions = { low: 0.55, crossed: 0.6, dotted: 0.73, high: 0.73 };
/** How high capitals with a mark are, and how far strokes and commas reach below the line. */
const [highest, below, comma] = [0.9, 0.22, 0.13];

/** Letters that are neither large nor small, and those marks of them that stand above and below: how high and deep each is. */
const uncased: readonly (readonly [RegExp, number, RegExp, RegExp])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 0.78, /(?!)/u, /./u],
  [
    /\p{Script=Thai}/u,
    0.6,
    /[\u0E31\u0E34-\u0E37\u0E47-\u0E4E\u0E42-\u0E44\u0E1B\u0E1D\u0E1F]/u,
    /[\u0E38\u0E39]/u,
  ],
  [
    /\p{Script=Devanagari}/u,
    0.65,
    /[\u0900-\u0903\u093F\u0940\u0945-\u094C]/u,
    /[\u0941-\u0944\u094D]/u,
  ],
  [/\p{Script=Hebrew}/u, 0.55, /ל/u, /[ןףץק]/u],
  [/\p{Script=Arabic}/u, 0.7, /(?!)/u, /./u],
];
const [markAbove, markBelow] = [0.25, 0.12];

/** How far a word reaches above and below its line, in sizes of type, by its letters: marks as «ç» has one stand below them. */
export function reachOf(text: string, own = usualProportions): [number, number] {
  const other = uncased.find(([letters]) => letters.test(text));
  if (other) {
    const [, height, isAbove, isBelow] = other;
    return [height + (isAbove.test(text) ? markAbove : 0), isBelow.test(text) ? markBelow : 0];
  }
  const signs = text.normalize('NFD');
  const isTall = /[\p{Lu}\dbdfhklβδζθλξφψ()]|\p{Ll}(?=[^\P{M}\u0326-\u0328])/u.test(signs);
  const above = /\p{Lu}(?=[^\P{M}\u0326-\u0328])/u.test(signs)
    ? highest
    : isTall
      ? own.high
      : /[ij]/u.test(signs)
        ? own.dotted
        : /t/u.test(signs)
          ? own.crossed
          : own.low;
  const isDeep = /[gjpqyQJ()βγζημξρφχψ]|[\u0326\u0327]/u.test(signs);
  return [above, isDeep ? below : /[,;$]|\u0328/u.test(signs) ? comma : 0];
}

/** The size of type that a word is set in, by its height and its letters. */
export function sizeOf({ text, height }: ReadWord, own = usualProportions): number {
  const [above, under] = reachOf(text, own);
  return height / (above + under);
}

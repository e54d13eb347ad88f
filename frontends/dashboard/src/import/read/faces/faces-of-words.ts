import type { Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';

/** What is said behind a name is at most so large, where it begins as a name does. */
const smaller = 0.95;
/** Faces that names and what is behind them have on so many rows with a price are how the menu is written. */
const leastRows = 4;

function isAmount({ text }: Word): boolean {
  const { prices, rest } = takePrice(text);
  return prices.length > 0 && (!/\p{L}{4}/u.test(text) || rest === '');
}

const isWordy = (words: readonly Word[]) => words.some(({ text }) => /(?:\p{L} ?){3}/u.test(text));
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
/** «200 g», «4 un» */
const isMeasure = (words: readonly Word[]) =>
  /^\(?\d[\d.,]*\s?\p{Ll}{1,6}\.?\)?$/u.test(textOf(words));

/** «(ve)», «(gf*)» */
const areMarks = (words: readonly Word[]) => /^\([^()]{1,6}\)$/u.test(textOf(words));

/** On a photo a word is as high as its letters. */
function isSmaller({ height, font, type }: Word, name: Word): boolean {
  if (type) return font !== name.font && type.size < (name.type?.size ?? 0) * smaller;
  return font !== undefined && name.font !== undefined && height < name.height * smaller;
}

type Parted = {
  /** The name; an item's number may stand before it, in a face of its own. */
  name: readonly Word[];
  said: readonly Word[];
  price: readonly Word[];
  faces: string;
  areSmaller: boolean;
};

/** «_shell on_ half 8.50, pint 15.00»: where the sizes begin that each have a price. */
function startOfSizes(words: readonly Word[], from: number, end: number): number {
  const isPrice = (word: Word | undefined) => /^\p{Sc}?\d+[.,]\d{2}[,;]?$/u.test(word?.text ?? '');
  const first = words.findIndex((word, at) => at > from && at < end && isPrice(word));
  const isSized = first > from + 1 && first < end - 1 && words.slice(end).some(isPrice);
  return isSized ? first - 1 : end;
}

/** «**Leek tart** _cream, chives_ 12»: what is behind a name is in another face, up to the price. */
function partedOf(words: readonly Word[]): Parted | undefined {
  const first = words.find(({ text }) => /\p{L}/u.test(text));
  if (!first) return undefined;
  const start = words.indexOf(first);
  const isOther = (word: Word) => word.font !== first.font || isSmaller(word, first);
  const from = words.findIndex((word, at) => at > start && isOther(word));
  const last = words.findLastIndex((word) => !isAmount(word)) + 1;
  const end = startOfSizes(words, from, last);
  const [name, said] = [words.slice(start, from), words.slice(from, end)];
  if (from < 0 || !isWordy(name) || !said.every(isOther)) return undefined;
  return {
    name,
    said,
    price: words.slice(end),
    faces: `${first.font}>${said[0]?.font}`,
    areSmaller: said.every((word) => isSmaller(word, first)),
  };
}

/** The faces of names and of what is behind them, where many rows of a page have both. */
export function usualFaces(rows: readonly (readonly Word[])[][]): ReadonlySet<string> {
  const found = rows.flatMap((groups) =>
    groups.flatMap((words, at) => {
      const [next] = groups[at + 1] ?? [];
      const parted = partedOf(words);
      const isPriced = parted && (parted.price.length > 0 || (next && isAmount(next)));
      return isPriced === true && isWordy(parted?.said ?? []) ? [parted?.faces ?? ''] : [];
    }),
  );
  return new Set(found.filter((one) => found.filter((it) => it === one).length >= leastRows));
}

/** The words of a name, of what is in it in another face, and of its price. */
export function facesOf(words: readonly Word[], usual: ReadonlySet<string>): readonly Word[][] {
  const parted = partedOf(words);
  if (!parted) return [[...words], [], []];
  const { name, said, price, faces, areSmaller } = parted;
  const isWritten = usual.has(faces)
    ? isWordy(said)
    : !areMarks(said) &&
      (areSmaller || /^\P{L}*\p{Lu}.*\p{L}/u.test(textOf(name))) &&
      (/^[\s(–—/-]*\p{Ll}{2}|^[,;:·]\s*\p{L}{2}/u.test(said[0]?.text ?? '') ||
        (areSmaller && /^[^(]*\p{Ll}{2}/u.test(textOf(said))));
  return isWritten || isMeasure(said)
    ? [words.slice(0, words.length - said.length - price.length), [...said], [...price]]
    : [[...words], [], []];
}

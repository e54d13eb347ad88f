import type { ReadWord } from '../ocr/photo-word.ts';
import { endOf, footOf, middle } from '../paper/pixels.ts';

/** Digits that look like letters beside a sign of money that looks like one. */
const digits: ReadonlyMap<string, string> = new Map([
  ['A', '4'],
  ['B', '8'],
  ['G', '6'],
  ['I', '1'],
  ['O', '0'],
  ['S', '5'],
  ['Z', '2'],
  ['l', '1'],
]);
/** Prices, what looks like one of them, and how far heights differ: an 11 is low where digits reach below the line. */
const kinds = [
  {
    price: /^\d{1,3}(?:[.,]\d{1,2})?€$/u,
    asLetters: /^(?<number>[\dABGIOSZ]{1,2})[eE€]$/u,
    sign: '€',
    asHigh: 0.25,
  },
  {
    price: /^\d{1,3}(?:[.,]\d{1,2})?$/u,
    asLetters: /^(?<number>[Il]{2})$/u,
    sign: '',
    asHigh: 0.5,
  },
] as const;
/** So many prices begin or end at one edge, in heights apart. */
const [fewest, onEdge] = [3, 0.4];
/** In heights: how far from the word before it a price stands at least. */
const apart = 0.8;
const doubted = 50;

/** «GE» and «8e» below «21€», «II» below «12», at one edge with other prices: 6€, 8€ and 11, which is a guess. */
export const withEuroLetters = (words: readonly ReadWord[]): ReadWord[] =>
  kinds.reduce<ReadWord[]>(withDigits, [...words]);

function withDigits(
  words: readonly ReadWord[],
  { price, asLetters, sign, asHigh }: (typeof kinds)[number],
): ReadWord[] {
  const prices = words.filter(({ text }) => price.test(text));
  const isAmongPrices = (word: ReadWord) =>
    [({ x }: ReadWord) => x, endOf].some((edge) => {
      const alike = prices.filter((one) => Math.abs(edge(one) - edge(word)) < one.height * onEdge);
      const height = middle(alike.map((one) => one.height));
      return alike.length >= fewest && Math.abs(word.height - height) < height * asHigh;
    });
  const isAlone = (word: ReadWord) =>
    !words.some(
      (other) =>
        other !== word &&
        Math.abs(footOf(other) - footOf(word)) < word.height / 2 &&
        other.x < word.x &&
        endOf(other) > word.x - word.height * apart,
    );
  return words.map((word) => {
    const number = asLetters.exec(word.text)?.groups?.['number'];
    const isSigned = prices.length >= fewest && /^\d+E$/u.test(word.text);
    if (!number || price.test(word.text) || !isAlone(word)) return word;
    if (!isSigned && !isAmongPrices(word)) return word;
    const read = Array.from(number, (letter) => digits.get(letter) ?? letter).join('');
    return { ...word, text: `${read}${sign}`, confidence: Math.min(word.confidence, doubted) };
  });
}

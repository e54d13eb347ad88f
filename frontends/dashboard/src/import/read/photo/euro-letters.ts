import type { ReadWord } from '../ocr/photo-word.ts';
import { endOf, endsBefore, middle } from '../paper/pixels.ts';

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
  return words.map((word) => {
    const number = asLetters.exec(word.text)?.groups?.['number'];
    const isSigned = prices.length >= fewest && /^\d+E$/u.test(word.text);
    if (!number || price.test(word.text) || words.some((one) => endsBefore(one, word))) return word;
    if (!isSigned && !isAmongPrices(word)) return word;
    const read = Array.from(number, (letter) => digits.get(letter) ?? letter).join('');
    return { ...word, text: `${read}${sign}`, confidence: Math.min(word.confidence, doubted) };
  });
}

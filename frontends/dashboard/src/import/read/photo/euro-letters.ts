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
]);
const price = /^\d{1,3}(?:[.,]\d{1,2})?€$/u;
const asLetters = /^[\dABGIOSZ]{1,2}[eE€]$/u;
/** So many prices begin or end at one edge, in heights apart, and are as high. */
const [fewest, onEdge, asHigh] = [3, 0.4, 0.25];
/** In heights: how far from the word before it a price stands at least. */
const apart = 0.8;
const doubted = 50;

/** «GE» and «8e» below «21€», at one edge with other prices: 6€ and 8€, which is a guess. */
export function withEuroLetters(words: readonly ReadWord[]): ReadWord[] {
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
    const isRead = price.test(word.text) || !asLetters.test(word.text);
    if (isRead || !isAmongPrices(word) || !isAlone(word)) return word;
    const read = Array.from(word.text.slice(0, -1), (sign) => digits.get(sign) ?? sign).join('');
    return { ...word, text: `${read}€`, confidence: Math.min(word.confidence, doubted) };
  });
}

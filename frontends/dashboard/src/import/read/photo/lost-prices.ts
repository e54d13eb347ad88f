import type { ReadWord } from '../ocr/photo-word.ts';
import { endOf, endsBefore, middle } from '../paper/pixels.ts';
import { withSignLast } from './numbers-again.ts';

/** All that a price is written with: nothing else is read where one must stand. */
export const ofPrices = '0123456789.,$€£';

const price = /^\p{Sc}?\d{1,4}(?:[.,]\d{1,2})?\p{Sc}?$/u;
/** Of 100: what is read as a price so surely is one, and letters read so surely are no price. */
const [surePrice, sureLetters, sureCode] = [40, 80, 92];
/** So many prices end at one edge, in heights apart; what is among them is as high, and not much wider. */
const [fewest, onEdge, asHigh, asWide] = [3, 0.4, 0.25, 1.4];
const doubted = 50;

const isPrice = ({ text, confidence }: ReadWord) => price.test(text) && confidence >= surePrice;

/** Few signs, or what is read of them is a guess. */
const isGarbled = ({ text, confidence }: ReadWord) =>
  !price.test(text) &&
  !/\d{3}|\d[.,]\d/u.test(text) &&
  (confidence < (text.length < 3 ? sureCode : sureLetters) || /^\p{L}[eE€]$/u.test(text));

/** «ges» below «9€» and above «7€», where all else is a price that ends at the same edge: one that was not read. */
export function lostPrices(words: readonly ReadWord[]): ReadonlySet<ReadWord> {
  const prices = words.filter(isPrice);
  const isAmongPrices = (word: ReadWord) => {
    const edge = prices.filter((one) => Math.abs(endOf(one) - endOf(word)) < one.height * onEdge);
    if (edge.length < fewest) return false;
    const height = middle(edge.map((one) => one.height));
    return (
      Math.abs(word.height - height) < height * asHigh &&
      word.width <= Math.max(...edge.map(({ width }) => width)) * asWide &&
      !words.some((other) => endsBefore(other, word))
    );
  };
  return new Set(words.filter((word) => isGarbled(word) && isAmongPrices(word)));
}

/** The price that is read where one must stand; a mere guess, which is marked. */
export function foundPrice(word: ReadWord, { text }: Pick<ReadWord, 'text'>): ReadWord {
  const read = withSignLast(text.replaceAll(' ', ''));
  return price.test(read) ? { ...word, text: read, confidence: doubted } : word;
}

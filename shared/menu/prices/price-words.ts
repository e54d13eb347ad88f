import { interpolate } from '../interpolate.ts';
import type { Choice, PriceKind } from '../../contracts/catalogue/items/price-choices.ts';

type Priced = {
  price: number;
  choices?: readonly Choice[] | undefined;
  price_kind?: PriceKind | undefined;
};

export const englishPriceWords = { marketPrice: 'Market price', from: 'from {price}' };

/** `$8.00`, `from $8.00`, `Market price`: a dish's price in one line, where its choices are not listed. */
export function priceWords(
  { price, choices = [], price_kind }: Priced,
  format: (price: number) => string,
  words = englishPriceWords,
): string {
  if (price_kind === 'market') return words.marketPrice;
  const isLeast = price_kind === 'from' || choices.some((choice) => choice.price > price);
  return isLeast ? interpolate(words.from, { price: format(price) }) : format(price);
}

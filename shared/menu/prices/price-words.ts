import { interpolate } from '../interpolate.ts';
import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';
import type { PriceKind } from '../../contracts/catalogue/items/price-kinds.ts';

type Priced = {
  price: number;
  choices?: readonly Choice[] | undefined;
  price_kind?: PriceKind | undefined;
};

export const englishPriceWords = { marketPrice: 'Market price', from: 'from {price}' };

type PriceWords = typeof englishPriceWords & { noPrice?: string };

const ownersWords: PriceWords = { ...englishPriceWords, noPrice: 'No price' };

/**
 * `$8.00`, `from $8.00`, `Market price`: a dish's price in one line, where its choices are not listed. Guests read nothing
 * for a dish without a price of its own.
 */
export function priceWords(
  { price, choices = [], price_kind }: Priced,
  format: (price: number) => string,
  words: PriceWords = ownersWords,
): string {
  if (price_kind === 'market') return words.marketPrice;
  if (price_kind === 'none') return words.noPrice ?? '';
  const isLeast = price_kind === 'from' || choices.some((choice) => choice.price > price);
  return isLeast ? interpolate(words.from, { price: format(price) }) : format(price);
}

import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';
import { lowestOf } from './lowest-price.ts';
import type { StoredItem } from '../stored-catalogue.ts';

type Prices = Pick<StoredItem, 'price_thousandths' | 'choices'>;

const thousandthsOf = (price: number) => Math.round(price * 1000);

/** A stored price: fine enough for every currency. */
export const storedPrice = (price: number) => ({ price_thousandths: thousandthsOf(price) });

export const priceOf = ({ price_thousandths }: Prices) => price_thousandths / 1000;

export const choicesOf = ({ choices = [] }: Prices): Choice[] =>
  choices.map(({ name, price_thousandths }) => ({ name, price: price_thousandths / 1000 }));

/** Stored choices, and the resulting price. */
export const storedChoices = (choices: readonly Choice[]) => ({
  ...storedPrice(lowestOf(choices)),
  choices: choices.map(({ name, price }) => ({ name, price_thousandths: thousandthsOf(price) })),
});

/** Applies a single price to a dish with choices: it replaces the lowest, where the dish starts. */
export function withLowest(choices: readonly Choice[], price: number): Choice[] {
  const at = choices.findIndex((choice) => choice.price === lowestOf(choices));
  return choices.map((choice, place) => (place === at ? { ...choice, price } : choice));
}

type Sent = { price?: number | undefined; choices?: readonly Choice[] | undefined };

/** Stored prices from those that were sent; absent means unchanged. */
export function sentPrices({ price, choices }: Sent, before: Prices) {
  if (choices && choices.length > 0) return storedChoices(choices);
  const known = choices ? [] : choicesOf(before);
  if (price !== undefined && known.length > 0) return storedChoices(withLowest(known, price));
  return {
    ...(price !== undefined && storedPrice(price)),
    ...(choices && before.choices && { choices: [] }),
  };
}

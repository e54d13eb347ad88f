import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';
import { lowestOf } from './lowest-price.ts';
import type { StoredItem } from '../stored-catalogue.ts';

type Prices = Pick<StoredItem, 'price_cents' | 'price_thousandths' | 'choices'>;

const thousandthsOf = (price: number) => Math.round(price * 1000);
const centsOf = (thousandths: number) => Math.round(thousandths / 10);

/** A price as a row keeps it: fine enough for every currency, and as earlier releases read it. */
export function storedPrice(price: number) {
  const price_thousandths = thousandthsOf(price);
  return { price_cents: centsOf(price_thousandths), price_thousandths };
}

/** The price of a row, also of one that was written before there were thousandths, or changed by a release of then. */
export function priceOf({ price_cents, price_thousandths }: Prices): number {
  const isMeant = price_thousandths !== undefined && centsOf(price_thousandths) === price_cents;
  return isMeant ? price_thousandths / 1000 : price_cents / 100;
}

export const choicesOf = ({ choices = [] }: Prices): Choice[] =>
  choices.map(({ name, price_thousandths }) => ({ name, price: price_thousandths / 1000 }));

/** Choices as a row keeps them, and the price that they come to. */
export const storedChoices = (choices: readonly Choice[]) => ({
  ...storedPrice(lowestOf(choices)),
  choices: choices.map(({ name, price }) => ({ name, price_thousandths: thousandthsOf(price) })),
});

/** One price for what has several: the cheapest gets it, so that it stays what the dish begins at. */
export function withLowest(choices: readonly Choice[], price: number): Choice[] {
  const at = choices.findIndex((choice) => choice.price === lowestOf(choices));
  return choices.map((choice, place) => (place === at ? { ...choice, price } : choice));
}

type Sent = { price?: number | undefined; choices?: readonly Choice[] | undefined };

/** What a row keeps of the prices that were sent for it; absent stays as it is. */
export function sentPrices({ price, choices }: Sent, before: Prices) {
  if (choices && choices.length > 0) return storedChoices(choices);
  const known = choices ? [] : choicesOf(before);
  if (price !== undefined && known.length > 0) return storedChoices(withLowest(known, price));
  return {
    ...(price !== undefined && storedPrice(price)),
    ...(choices && before.choices && { choices: [] }),
  };
}

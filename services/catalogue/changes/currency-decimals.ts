import { decimalsOf } from '@menuleaf/shared/menu/prices/format-price.ts';
import { decimalsProblem, hasMoreDecimals } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { choicesOf, priceOf } from '@menuleaf/shared/menu/prices/stored-price.ts';
import type { OwnersCatalogue, StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { invalidField } from '@menuleaf/shared/server/http-error.ts';

/** Accepted for every currency: a yen price with decimals is displayed rounded, and forms reject it. */
const defaultDecimals = 2;

export const pricesOf = (item: StoredItem) => [
  priceOf(item),
  ...choicesOf(item).map(({ price }) => price),
];

/** Whether only the restaurants' currencies tell if a price is valid. */
export const isFine = (price: number) => hasMoreDecimals(price, defaultDecimals);

/**
 * Throws 422 if a new price has more decimals than any currency of the owner's restaurants. Existing prices always
 * pass: the currency may have changed.
 */
export function mustFitCurrencyDecimals(before: OwnersCatalogue, after: OwnersCatalogue): void {
  if (before.items === after.items) return;
  const kept = new Map(before.items.map((item) => [item.id, item]));
  const changed = after.items.filter((item) => kept.get(item.id) !== item);
  const fine = changed.flatMap((item) => {
    const was = kept.get(item.id);
    const known = was ? pricesOf(was) : [];
    return pricesOf(item).filter((price) => isFine(price) && !known.includes(price));
  });
  if (fine.length === 0) return;
  const decimals = Math.max(
    defaultDecimals,
    ...after.restaurants.map(({ currency }) => decimalsOf(currency)),
  );
  const problem = fine.map((price) => decimalsProblem(price, decimals)).find(Boolean);
  if (problem !== undefined) throw invalidField('price', problem);
}

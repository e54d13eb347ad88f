import type { Input } from '@menuleaf/shared/contracts/operation.ts';
import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { choicesOf, priceOf, sentPrices } from '@menuleaf/shared/menu/prices/stored-price.ts';
import type { Fields } from '../store/bulk-job.ts';

type PriceChange = Input<(typeof catalogueContract)['changePrices']>['body']['changes'][number];

const isSame = (one: number, other: number) => Math.round(one * 1000) === Math.round(other * 1000);

const matchesChoices = (prices: readonly { from: number }[], choices: readonly Choice[]) =>
  prices.length === choices.length &&
  prices.every(({ from }, at) => isSame(from, choices[at]?.price ?? NaN));

/** A row's prices as a write condition: null means absent. */
const kept = ({ price_cents, price_thousandths, choices }: StoredItem): Fields => ({
  price_cents,
  price_thousandths: price_thousandths ?? null,
  choices: choices ?? null,
});

/** An item's prices after a change; undefined if they no longer match what the owner saw. */
export function repriced(item: StoredItem, change: PriceChange) {
  const known = choicesOf(item);
  const { from, to, choices: prices } = change;
  if (!isSame(from, priceOf(item)) || (prices && !matchesChoices(prices, known))) return undefined;
  const choices = prices
    ? known.map((choice, at) => ({ ...choice, price: prices[at]?.to ?? choice.price }))
    : undefined;
  const next = sentPrices(choices && choices.length > 0 ? { choices } : { price: to }, item);
  return { from: kept(item), to: next };
}

/** Whether the item has the change's prices. */
export function costsNow(
  { price, choices }: { price: number; choices: readonly Choice[] },
  { to, choices: wanted = [] }: PriceChange,
): boolean {
  const costs = choices.length > 0 ? choices.map((choice) => choice.price) : [price];
  if (wanted.length === 0) return costs.some((one) => isSame(one, to));
  return (
    costs.length === wanted.length && costs.every((one, at) => isSame(one, wanted[at]?.to ?? NaN))
  );
}

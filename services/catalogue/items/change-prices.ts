import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import type { BulkJob, Fields } from '../store/bulk-job.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { itemsView, ownersItems } from '../owners-view.ts';
import type { Handler } from '../context.ts';
import type { Input } from '@menuleaf/shared/contracts/operation.ts';
import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { choicesOf, priceOf, sentPrices } from '@menuleaf/shared/menu/prices/stored-price.ts';

type PriceChange = Input<(typeof catalogueContract)['changePrices']>['body']['changes'][number];

const isSame = (one: number, other: number) => Math.round(one * 1000) === Math.round(other * 1000);

const matchesChoices = (prices: readonly { from: number }[], choices: readonly Choice[]) =>
  prices.length === choices.length &&
  prices.every(({ from }, at) => isSame(from, choices[at]?.price ?? NaN));

/** A row's prices as a write condition: null means absent. */
const kept = ({ price_thousandths, choices }: StoredItem): Fields => ({
  price_thousandths,
  choices: choices ?? null,
});

/** An item's prices after a change; undefined if they no longer match what the owner saw. */
function repriced(item: StoredItem, change: PriceChange) {
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
function costsNow(
  { price, choices }: { price: number; choices: readonly Choice[] },
  { to, choices: wanted = [] }: PriceChange,
): boolean {
  const costs = choices.length > 0 ? choices.map((choice) => choice.price) : [price];
  if (wanted.length === 0) return costs.some((one) => isSame(one, to));
  return (
    costs.length === wanted.length && costs.every((one, at) => isSame(one, wanted[at]?.to ?? NaN))
  );
}

/** Diners see all prices change at once; a price that no longer matches the owner's preview is skipped. */
export const changePrices: Handler<'changePrices'> = async ({ body }, owner, context) => {
  const wanted = new Map(body.changes.map((change) => [change.id, change]));
  const { catalogue, planType, now, byJob } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      mustBeUnlocked('items', [...wanted.keys()], before, planType);
      const updated_at = now.toISOString();
      const changes: BulkJob['changes'] = [];
      const items = before.items.map((item) => {
        const change = wanted.get(item.id);
        const prices = change && repriced(item, change);
        if (!prices) return item;
        changes.push({ id: item.id, ...prices });
        return { ...item, ...prices.to, updated_at };
      });
      const id = context.newId();
      const job: BulkJob = { id, created_at: updated_at, kind: 'items', changes };
      return { after: { ...before, items }, job };
    },
    { once: idempotencyKeyOf('changePrices', { headers: {}, body }) },
  );
  const items = byJob
    ? await ownersItems(owner.accountId, context)
    : itemsView(catalogue, planType, now);
  const named = items.filter(({ id }) => wanted.has(id));
  const changed = named.flatMap((item) => {
    const change = wanted.get(item.id);
    return change && costsNow(item, change) ? [item.id] : [];
  });
  const skipped = [...wanted.keys()].filter((id) => !changed.includes(id));
  return { items: pageBySize(named).page, skipped, changed };
};

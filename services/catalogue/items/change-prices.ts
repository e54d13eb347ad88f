import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { itemsView, ownersItems } from '../owners-view.ts';
import { costsNow, repriced } from './price-change.ts';
import type { CatalogueHandler } from '../context.ts';

/** Diners see all prices change at once; a price that no longer matches the owner's preview is skipped. */
export const changePrices: CatalogueHandler<'changePrices'> = async ({ body }, owner, context) => {
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

import { mustExist } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { CatalogueHandler } from '../context.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { newAvailability } from './sold-out-end.ts';

/** All or none, seen by diners at once. Leaves `updated_at` alone, as `setAvailability` does. */
export const changeAvailability: CatalogueHandler<'changeAvailability'> = async (
  { body },
  owner,
  context,
) => {
  const wanted = new Map(body.changes.map((change) => [change.id, change]));
  const ids = [...wanted.keys()];
  await changeCatalogue(owner.accountId, context, ({ before, planType, now }) => {
    mustExist(before, 'items', ids);
    mustBeUnlocked('items', ids, before, planType);
    const changes: BulkJob['changes'] = [];
    const items = before.items.map((item) => {
      const change = wanted.get(item.id);
      if (!change) return item;
      const to = newAvailability(item, change, now);
      const isSame =
        item.is_available === to.is_available && item.sold_out_until === to.sold_out_until;
      if (isSame) return item;
      changes.push({ id: item.id, to });
      return { ...item, ...to };
    });
    const job: BulkJob = {
      id: context.newId(),
      created_at: now.toISOString(),
      kind: 'items',
      keeps_updated_at: true,
      changes,
    };
    return { after: { ...before, items }, job };
  });
  return undefined;
};

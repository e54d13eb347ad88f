import { mustExist, oneOf, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { Handler } from '../context.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { itemsView, pick, read } from '../owners-view.ts';
import { stampOf } from '../store/stamp.ts';

/** The end of an item's sold-out period: null once it has passed. */
export const soldOutEnd = (item: StoredItem, now: Date) =>
  isAvailable(item, now) ? null : item.sold_out_until;

type Sent = {
  is_available?: boolean | undefined;
  sold_out_until?: string | null | undefined;
  seconds_ago?: number | undefined;
};

/** What is not sent stays; what is available has no end. */
function newAvailability(item: StoredItem, { seconds_ago = 0, ...sent }: Sent, now: Date) {
  const { is_available = isAvailable(item, now), sold_out_until = soldOutEnd(item, now) } = sent;
  const availability_at = new Date(now.getTime() - seconds_ago * 1000).toISOString();
  return { is_available, sold_out_until: is_available ? null : sold_out_until, availability_at };
}

/** All or none, seen by diners at once. Leaves `updated_at` alone, as `setAvailability` does. */
export const changeAvailability: Handler<'changeAvailability'> = async (
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

/**
 * Leaves `updated_at` alone, so it does not conflict with an open item form. Of several devices the last to decide has
 * its way, whenever each gets through.
 */
export const setAvailability: Handler<'setAvailability'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType, now } = await read(owner.accountId, context);
  const item = oneOf(catalogue, 'items', params.id);
  mustBeUnlocked('items', [params.id], catalogue, planType);
  const saved = await context.store.setAvailability(
    owner.accountId,
    params.id,
    newAvailability(item, body, now),
    stampOf(context, now),
  );
  if (!saved) throw notFound('Menu item');
  const items = itemsView(withRows(catalogue, { items: [saved] }), planType, now);
  return pick(items, params.id, 'Menu item');
};

import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { listsOf, mustExist, mustBeDistinct, withLists } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import { allPlaced, knownNumbers } from './placing.ts';
import type { Handler, Context } from '../context.ts';
import { categoriesView, itemsView } from '../owners-view.ts';

type Orders = readonly { id: string; sort_order: number }[];

/** Sets sort orders and repositions things in all their holders: all or nothing. Throws 404, 403 and 422. */
function saveOrder(
  kind: 'categories' | 'items',
  ownerId: string,
  orders: Orders,
  context: Context,
) {
  const ids = orders.map(({ id }) => id);
  mustBeDistinct(ids);
  const numberOf = new Map(orders.map(({ id, sort_order }) => [id, sort_order]));
  const holders = kind === 'categories' ? 'menus' : 'categories';
  return changeCatalogue(ownerId, context, ({ before, planType, now }) => {
    mustExist(before, kind, ids);
    mustBeUnlocked(kind, ids, before, planType);
    const updated_at = now.toISOString();
    const ordered = before[kind].map((one) => {
      const sort_order = numberOf.get(one.id);
      const stays = sort_order === undefined || sort_order === one.sort_order;
      return stays ? one : { ...one, sort_order, updated_at };
    });
    const changes = ordered
      .filter((one, at) => one !== before[kind][at])
      .map(({ id }) => ({ id, to: { sort_order: numberOf.get(id) ?? 0 } }));
    const known = knownNumbers(before);
    const lists = new Map<string, string[]>();
    for (const [holder, list] of listsOf(before, holders)) {
      const named = list.flatMap((id) => {
        const sort_order = numberOf.get(id);
        const name = known.get(id)?.name;
        return sort_order === undefined || name === undefined ? [] : [{ id, name, sort_order }];
      });
      if (named.length > 0) lists.set(holder, allPlaced(list, named, known));
    }
    const id = context.newId();
    const job: BulkJob = { id, created_at: updated_at, kind, changes };
    return { after: withLists({ ...before, [kind]: ordered }, holders, lists), job };
  });
}

export const orderCategories: Handler<'orderCategories'> = async ({ body }, owner, context) => {
  const ordered = await saveOrder('categories', owner.accountId, body.orders, context);
  return categoriesView(ordered.catalogue, ordered.planType);
};

export const orderItems: Handler<'orderItems'> = async ({ body }, owner, context) => {
  const ordered = await saveOrder('items', owner.accountId, body.orders, context);
  const named = new Set(body.orders.map(({ id }) => id));
  const items = itemsView(ordered.catalogue, ordered.planType, ordered.now);
  return { items: pageBySize(items.filter(({ id }) => named.has(id))).page };
};

import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import { saveOrder } from '../changes/save-order.ts';
import { itemsView } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const orderItems: CatalogueHandler<'orderItems'> = async ({ body }, owner, context) => {
  const ordered = await saveOrder('items', owner.accountId, body.orders, context);
  const named = new Set(body.orders.map(({ id }) => id));
  const items = itemsView(ordered.catalogue, ordered.planType, ordered.now);
  return { items: pageBySize(items.filter(({ id }) => named.has(id))).page };
};

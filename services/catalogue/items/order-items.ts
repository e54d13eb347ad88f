import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import { orderThings } from '../changes/order-things.ts';
import { itemsView } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const orderItems: CatalogueHandler<'orderItems'> = async ({ body }, owner, context) => {
  const ordered = await orderThings('items', owner.accountId, body.orders, context);
  const named = new Set(body.orders.map(({ id }) => id));
  const items = itemsView(ordered.catalogue, ordered.planType, ordered.now);
  return { items: pageBySize(items.filter(({ id }) => named.has(id))).page };
};

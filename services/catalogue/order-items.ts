import { pageBySize } from '@menuleaf/shared/http/page-by-size.ts';
import { orderThings } from './order-things.ts';
import { itemsView } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const orderItems: CatalogueVerb<'orderItems'> = async ({ body }, owner, tools) => {
  const ordered = await orderThings('items', owner.userId, body.orders, tools);
  const named = new Set(body.orders.map(({ id }) => id));
  const items = itemsView(ordered.catalogue, ordered.planType, ordered.now);
  return { items: pageBySize(items.filter(({ id }) => named.has(id))).page };
};

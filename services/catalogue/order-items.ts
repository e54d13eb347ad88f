import { orderThings } from './order-things.ts';
import { itemsView } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const orderItems: CatalogueVerb<'orderItems'> = async ({ body }, owner, tools) => {
  const ordered = await orderThings('items', owner.userId, body.orders, tools);
  return { items: itemsView(ordered.catalogue, ordered.planType, ordered.now) };
};

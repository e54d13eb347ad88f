import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustBeEditable, ownersItems } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const orderItems: CatalogueVerb<'orderItems'> = async ({ body }, owner, tools) => {
  const ids = body.orders.map(({ id }) => id);
  await mustBeEditable('items', owner.userId, ids, tools);
  const done = await tools.store.order('items', owner.userId, body.orders, tools.clock());
  if (!done) throw notFound('Menu item');
  return { items: await ownersItems(owner.userId, tools) };
};

import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustBeEditable, ownersCategories } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const orderCategories: CatalogueVerb<'orderCategories'> = async ({ body }, owner, tools) => {
  const ids = body.orders.map(({ id }) => id);
  await mustBeEditable('categories', owner.userId, ids, tools);
  const done = await tools.store.order('categories', owner.userId, body.orders, tools.clock());
  if (!done) throw notFound('Category');
  return ownersCategories(owner.userId, tools);
};

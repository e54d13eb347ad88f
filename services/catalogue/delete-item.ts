import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';
import { takeOut } from './transaction-parts.ts';

/** Taken out of its categories in the same transaction. */
export const deleteItem: CatalogueVerb<'deleteItem'> = async ({ params }, owner, { store }) => {
  const categories = await store.all('categories', owner.userId);
  const removals = categories
    .filter((category) => category.item_ids.has(params.id))
    .map((category) => takeOut('categories', owner.userId, category.id, params.id));
  const existed = await store.delete('items', owner.userId, params.id, removals);
  if (!existed) throw notFound('Menu item');
  return undefined;
};

import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';
import { takeOut } from './transaction-parts.ts';

/** Taken out of its categories in the same transaction. */
export const deleteItem: CatalogueVerb<'deleteItem'> = async (
  { params },
  owner,
  { store, clock },
) => {
  const existed = await store.delete('items', owner.userId, params.id, clock(), async () => {
    const categories = await store.all('categories', owner.userId);
    const holders = categories
      .filter((category) => category.item_ids.has(params.id))
      .map(({ id }) => id);
    const actions = holders.map((id) => takeOut('categories', owner.userId, id, params.id));
    return { actions, holders };
  });
  if (!existed) throw notFound('Menu item');
  return undefined;
};

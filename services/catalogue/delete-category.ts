import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';
import { takeOut } from './transaction-parts.ts';

/** Taken out of its menus in the same transaction; its items stay. */
export const deleteCategory: CatalogueVerb<'deleteCategory'> = async (
  { params },
  owner,
  { store, clock },
) => {
  const existed = await store.delete('categories', owner.userId, params.id, clock(), async () => {
    const menus = await store.all('menus', owner.userId);
    const holders = menus.filter((menu) => menu.category_ids.has(params.id)).map(({ id }) => id);
    return { actions: holders.map((id) => takeOut('menus', owner.userId, id, params.id)), holders };
  });
  if (!existed) throw notFound('Category');
  return undefined;
};

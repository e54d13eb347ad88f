import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';
import { takeOut } from './transaction-parts.ts';

/** Taken out of its menus in the same transaction; its items stay. */
export const deleteCategory: CatalogueVerb<'deleteCategory'> = async (
  { params },
  owner,
  { store },
) => {
  const menus = await store.all('menus', owner.userId);
  const removals = menus
    .filter((menu) => menu.category_ids.has(params.id))
    .map((menu) => takeOut('menus', owner.userId, menu.id, params.id));
  const existed = await store.delete('categories', owner.userId, params.id, removals);
  if (!existed) throw notFound('Category');
  return undefined;
};

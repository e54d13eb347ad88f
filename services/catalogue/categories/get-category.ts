import { categoriesView, pick, read } from '../owners-view.ts';
import { itemsOf } from './category-items.ts';
import type { CatalogueHandler } from '../context.ts';

export const getCategory: CatalogueHandler<'getCategory'> = async ({ params }, owner, context) => {
  const given = await read(owner.accountId, context);
  const category = pick(categoriesView(given.catalogue, given.planType), params.id, 'Category');
  return { ...category, items: itemsOf(given, params.id) };
};

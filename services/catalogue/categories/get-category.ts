import { itemsOf } from './category-items.ts';
import { ownersCategories, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const getCategory: CatalogueHandler<'getCategory'> = async ({ params }, owner, context) => {
  const [categories, items] = await Promise.all([
    ownersCategories(owner.userId, context),
    itemsOf(params.id, owner.userId, context),
  ]);
  return { ...pick(categories, params.id, 'Category'), items };
};

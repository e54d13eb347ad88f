import { itemsOf } from './category-items.ts';
import { ownersCategories, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const getCategory: CatalogueVerb<'getCategory'> = async ({ params }, owner, tools) => {
  const [categories, items] = await Promise.all([
    ownersCategories(owner.userId, tools),
    itemsOf(params.id, owner.userId, tools),
  ]);
  return { ...pick(categories, params.id, 'Category'), items };
};

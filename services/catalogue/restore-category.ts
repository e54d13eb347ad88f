import { categoriesView, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreCategory: CatalogueVerb<'restoreCategory'> = async (
  { params },
  owner,
  tools,
) => {
  const { catalogue, planType } = await restore('categories', owner.userId, params.id, tools);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

import { categoriesView, pick } from '../owners-view.ts';
import { restore } from '../changes/restore.ts';
import type { CatalogueHandler } from '../context.ts';

export const restoreCategory: CatalogueHandler<'restoreCategory'> = async (
  { params },
  owner,
  context,
) => {
  const { catalogue, planType } = await restore('categories', owner.accountId, params.id, context);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

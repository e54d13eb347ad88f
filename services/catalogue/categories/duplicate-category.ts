import { oneOf } from '../changes/catalogue-edits.ts';
import { duplicate } from '../changes/duplicate.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const duplicateCategory: CatalogueHandler<'duplicateCategory'> = async (
  { params },
  owner,
  context,
) => {
  const { id, catalogue, planType } = await duplicate(
    owner.accountId,
    context,
    ({ before, copyOf }) => {
      const { sort_order: _order, ...category } = oneOf(before, 'categories', params.id);
      return { ...before, categories: [...before.categories, copyOf(category)] };
    },
  );
  return pick(categoriesView(catalogue, planType), id, 'Category');
};

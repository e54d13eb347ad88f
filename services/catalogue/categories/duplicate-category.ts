import { oneOf } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { copyName } from '../changes/copy-name.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const duplicateCategory: CatalogueHandler<'duplicateCategory'> = async (
  { params },
  owner,
  context,
) => {
  const id = context.newId();
  const { catalogue, planType } = await changeCatalogue(
    owner.userId,
    context,
    ({ before, now }) => {
      const { sort_order: _order, ...category } = oneOf(before, 'categories', params.id);
      const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const copy = { ...category, id, name: copyName(category.name), ...stamps };
      return { after: { ...before, categories: [...before.categories, copy] } };
    },
  );
  return pick(categoriesView(catalogue, planType), id, 'Category');
};

import { oneOf } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { copyName } from './copy-name.ts';
import { categoriesView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const duplicateCategory: CatalogueVerb<'duplicateCategory'> = async (
  { params },
  owner,
  tools,
) => {
  const id = tools.newId();
  const { catalogue, planType } = await changeCatalogue(owner.userId, tools, ({ before, now }) => {
    const { sort_order: _order, ...category } = oneOf(before, 'categories', params.id);
    const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const copy = { ...category, id, name: copyName(category.name), ...stamps };
    return { after: { ...before, categories: [...before.categories, copy] } };
  });
  return pick(categoriesView(catalogue, planType), id, 'Category');
};

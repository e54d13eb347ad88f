import { editOne } from './edit-one.ts';
import { categoriesView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const updateCategory: CatalogueVerb<'updateCategory'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { updated_at: loaded, ...fields } = body;
  const editing = { kind: 'categories', ownerId: owner.userId, id: params.id, loaded } as const;
  const { catalogue, planType } = await editOne(editing, () => fields, tools);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

import { editOne } from '../changes/edit-one.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const updateCategory: CatalogueHandler<'updateCategory'> = async (
  { params, body },
  owner,
  context,
) => {
  const { updated_at: loaded, ...fields } = body;
  const editing = { kind: 'categories', ownerId: owner.accountId, id: params.id, loaded } as const;
  const { catalogue, planType } = await editOne(editing, () => fields, context);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

import { changeMembers } from '../changes/change-members.ts';
import { removed } from '../changes/members.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const removeItems: CatalogueHandler<'removeItems'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'categories', ownerId: owner.userId, id: params.id },
    context,
    removed(body.item_ids),
  );
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

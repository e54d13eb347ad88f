import { changeMembers } from '../changes/change-members.ts';
import { inOrder } from '../changes/members.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** In this category alone: an item has its own place in each. */
export const placeItems: CatalogueHandler<'placeItems'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'categories', ownerId: owner.userId, id: params.id },
    context,
    inOrder(body.item_ids),
  );
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

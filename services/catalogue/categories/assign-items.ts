import { changeMembers } from '../changes/change-members.ts';
import { categoriesView, pick } from '../owners-view.ts';
import { assigned } from '../changes/members.ts';
import type { CatalogueHandler } from '../context.ts';

/** All or nothing, and the same again changes nothing. */
export const assignItems: CatalogueHandler<'assignItems'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'categories', ownerId: owner.userId, id: params.id },
    context,
    assigned(body.item_ids),
  );
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

import { changeMembers } from '../changes/change-members.ts';
import { inOrder } from '../changes/members.ts';
import { menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** On this menu alone: a category has its own place on each. */
export const placeCategories: CatalogueHandler<'placeCategories'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'menus', ownerId: owner.userId, id: params.id },
    context,
    inOrder(body.category_ids),
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

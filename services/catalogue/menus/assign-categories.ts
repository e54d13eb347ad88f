import { changeMembers } from '../changes/change-members.ts';
import { menusView, pick } from '../owners-view.ts';
import { assigned } from '../changes/members.ts';
import type { CatalogueHandler } from '../context.ts';

/** All or nothing, and the same again changes nothing. */
export const assignCategories: CatalogueHandler<'assignCategories'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'menus', ownerId: owner.userId, id: params.id },
    context,
    assigned(body.category_ids),
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

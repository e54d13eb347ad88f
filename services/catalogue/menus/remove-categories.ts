import { changeMembers } from '../changes/change-members.ts';
import { removed } from '../changes/members.ts';
import { menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const removeCategories: CatalogueHandler<'removeCategories'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'menus', ownerId: owner.userId, id: params.id },
    context,
    removed(body.category_ids),
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

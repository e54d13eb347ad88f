import { changeMembers } from './change-members.ts';
import { menusView, pick } from './owners-view.ts';
import { assigned } from './members.ts';
import type { CatalogueVerb } from './tools.ts';

/** All or nothing, and the same again changes nothing. */
export const assignCategories: CatalogueVerb<'assignCategories'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'menus', ownerId: owner.userId, id: params.id },
    tools,
    assigned(body.category_ids),
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

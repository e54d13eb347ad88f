import { changeMembers } from './change-members.ts';
import { removed } from './members.ts';
import { menusView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const removeCategories: CatalogueVerb<'removeCategories'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'menus', ownerId: owner.userId, id: params.id },
    tools,
    removed(body.category_ids),
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

import { changeMembers } from './change-members.ts';
import { inOrder } from './members.ts';
import { menusView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** On this menu alone: a category has its own place on each. */
export const placeCategories: CatalogueVerb<'placeCategories'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'menus', ownerId: owner.userId, id: params.id },
    tools,
    inOrder(body.category_ids),
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

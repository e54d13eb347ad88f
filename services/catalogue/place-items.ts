import { changeMembers } from './change-members.ts';
import { inOrder } from './members.ts';
import { categoriesView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** In this category alone: an item has its own place in each. */
export const placeItems: CatalogueVerb<'placeItems'> = async ({ params, body }, owner, tools) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'categories', ownerId: owner.userId, id: params.id },
    tools,
    inOrder(body.item_ids),
  );
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

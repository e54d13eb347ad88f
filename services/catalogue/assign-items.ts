import { changeMembers } from './change-members.ts';
import { categoriesView, pick } from './owners-view.ts';
import { assigned } from './members.ts';
import type { CatalogueVerb } from './tools.ts';

/** All or nothing, and the same again changes nothing. */
export const assignItems: CatalogueVerb<'assignItems'> = async ({ params, body }, owner, tools) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'categories', ownerId: owner.userId, id: params.id },
    tools,
    assigned(body.item_ids),
  );
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

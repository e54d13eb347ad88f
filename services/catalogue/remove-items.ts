import { changeMembers } from './change-members.ts';
import { removed } from './members.ts';
import { categoriesView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const removeItems: CatalogueVerb<'removeItems'> = async ({ params, body }, owner, tools) => {
  const { catalogue, planType } = await changeMembers(
    { kind: 'categories', ownerId: owner.userId, id: params.id },
    tools,
    removed(body.item_ids),
  );
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

import { changeMembers } from '../changes/change-members.ts';
import { assigned, inOrder, type NewList, removed } from '../changes/members.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** Changes a category's items all or nothing; idempotent. */
const changeItems =
  (newList: (ids: readonly string[]) => NewList): CatalogueHandler<'assignItems'> =>
  async ({ params, body }, owner, context) => {
    const { catalogue, planType } = await changeMembers(
      { kind: 'categories', ownerId: owner.accountId, id: params.id },
      context,
      newList(body.item_ids),
    );
    return pick(categoriesView(catalogue, planType), params.id, 'Category');
  };

export const assignItems = changeItems(assigned);
export const removeItems = changeItems(removed);
/** Only in this category: an item has its own place in each. */
export const placeItems = changeItems(inOrder);

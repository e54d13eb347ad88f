import { changeMembers } from '../changes/change-members.ts';
import { assigned, inOrder, type NewList, removed } from '../changes/members.ts';
import { menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** Changes a menu's categories all or nothing; idempotent. */
const changeCategories =
  (newList: (ids: readonly string[]) => NewList): CatalogueHandler<'assignCategories'> =>
  async ({ params, body }, owner, context) => {
    const { catalogue, planType } = await changeMembers(
      { kind: 'menus', ownerId: owner.accountId, id: params.id },
      context,
      newList(body.category_ids),
    );
    return pick(menusView(catalogue, planType), params.id, 'Menu');
  };

export const assignCategories = changeCategories(assigned);
export const removeCategories = changeCategories(removed);
/** Only on this menu: a category has its own place on each. */
export const placeCategories = changeCategories(inOrder);

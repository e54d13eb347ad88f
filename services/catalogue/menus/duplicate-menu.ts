import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { duplicate } from '../changes/duplicate.ts';
import { menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const duplicateMenu: CatalogueHandler<'duplicateMenu'> = async (
  { params },
  owner,
  context,
) => {
  const { id, catalogue, planType } = await duplicate(
    owner.accountId,
    context,
    ({ before, copyOf }) => {
      const menu = oneOf(before, 'menus', params.id);
      // Of its own: what is taken off the copy stays on the other menu.
      const categories = membersOf(menu.category_ids, byId(before.categories)).map((one) => ({
        ...copyOf(one),
        id: context.newId(),
        name: one.name,
      }));
      const category_ids = categories.map(({ id }) => id);
      return {
        ...before,
        menus: [...before.menus, copyOf({ ...menu, category_ids })],
        categories: [...before.categories, ...categories],
      };
    },
  );
  return pick(menusView(catalogue, planType), id, 'Menu');
};

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
    ({ before, copyOf }) => ({
      ...before,
      menus: [...before.menus, copyOf(oneOf(before, 'menus', params.id))],
    }),
  );
  return pick(menusView(catalogue, planType), id, 'Menu');
};

import { oneOf } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { copyName } from '../changes/copy-name.ts';
import { menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const duplicateMenu: CatalogueHandler<'duplicateMenu'> = async (
  { params },
  owner,
  context,
) => {
  const id = context.newId();
  const { catalogue, planType } = await changeCatalogue(
    owner.userId,
    context,
    ({ before, now }) => {
      const menu = oneOf(before, 'menus', params.id);
      const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const copy = { ...menu, id, name: copyName(menu.name), ...stamps };
      return { after: { ...before, menus: [...before.menus, copy] } };
    },
  );
  return pick(menusView(catalogue, planType), id, 'Menu');
};

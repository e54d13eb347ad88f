import { oneOf } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { copyName } from './copy-name.ts';
import { menusView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const duplicateMenu: CatalogueVerb<'duplicateMenu'> = async ({ params }, owner, tools) => {
  const id = tools.newId();
  const { catalogue, planType } = await changeCatalogue(owner.userId, tools, ({ before, now }) => {
    const menu = oneOf(before, 'menus', params.id);
    const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const copy = { ...menu, id, name: copyName(menu.name), ...stamps };
    return { after: { ...before, menus: [...before.menus, copy] } };
  });
  return pick(menusView(catalogue, planType), id, 'Menu');
};

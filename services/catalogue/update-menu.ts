import { mustBeLoaded, oneOf, sentFields, withRows } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import { menusView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const updateMenu: CatalogueVerb<'updateMenu'> = async ({ params, body }, owner, tools) => {
  const { updated_at: loaded, ...fields } = body;
  const { catalogue, planType } = await changeCatalogue(
    owner.userId,
    tools,
    ({ before, planType, now }) => {
      const menu = oneOf(before, 'menus', params.id);
      mustBeUnlocked('menus', [params.id], before, planType);
      mustBeLoaded(menu, loaded);
      const saved = { ...menu, ...sentFields(fields), updated_at: now.toISOString() };
      return { after: withRows(before, { menus: [saved] }) };
    },
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

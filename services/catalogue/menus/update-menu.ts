import { mustNotBeStale, oneOf, sentFields, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { menusView, pick } from '../owners-view.ts';
import { mustHaveLanguages } from './languages-of-menu.ts';
import type { CatalogueHandler } from '../context.ts';

export const updateMenu: CatalogueHandler<'updateMenu'> = async (
  { params, body },
  owner,
  context,
) => {
  const { updated_at: loaded, ...fields } = body;
  const { catalogue, planType } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      const menu = oneOf(before, 'menus', params.id);
      mustBeUnlocked('menus', [params.id], before, planType);
      mustNotBeStale(menu, loaded);
      const saved = { ...menu, ...sentFields(fields), updated_at: now.toISOString() };
      mustHaveLanguages(menu, saved, planType);
      return { after: withRows(before, { menus: [saved] }) };
    },
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

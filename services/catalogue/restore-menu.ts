import { menusView, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreMenu: CatalogueVerb<'restoreMenu'> = async ({ params }, owner, tools) => {
  const { catalogue, planType } = await restore('menus', owner.userId, params.id, tools);
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

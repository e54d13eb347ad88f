import { ownersMenus, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreMenu: CatalogueVerb<'restoreMenu'> = async ({ params }, owner, tools) => {
  await restore('menus', owner.userId, params.id, tools);
  return pick(await ownersMenus(owner.userId, tools), params.id, 'Menu');
};

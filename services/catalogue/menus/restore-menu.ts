import { menusView, pick } from '../owners-view.ts';
import { restore } from '../changes/restore.ts';
import type { CatalogueHandler } from '../context.ts';

export const restoreMenu: CatalogueHandler<'restoreMenu'> = async ({ params }, owner, context) => {
  const { catalogue, planType } = await restore('menus', owner.accountId, params.id, context);
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

import { ownersMenus, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const getMenu: CatalogueHandler<'getMenu'> = async ({ params }, owner, context) =>
  pick(await ownersMenus(owner.accountId, context), params.id, 'Menu');

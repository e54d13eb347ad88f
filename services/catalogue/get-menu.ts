import { ownersMenus, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const getMenu: CatalogueVerb<'getMenu'> = async ({ params }, owner, tools) =>
  pick(await ownersMenus(owner.userId, tools), params.id, 'Menu');

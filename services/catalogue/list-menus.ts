import { ownersMenus } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const listMenus: CatalogueVerb<'listMenus'> = (_input, owner, tools) =>
  ownersMenus(owner.userId, tools);

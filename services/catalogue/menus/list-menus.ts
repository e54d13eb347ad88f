import { ownersMenus } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const listMenus: CatalogueHandler<'listMenus'> = (_input, owner, context) =>
  ownersMenus(owner.accountId, context);

import { ownersCategories } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const listCategories: CatalogueHandler<'listCategories'> = (_input, owner, context) =>
  ownersCategories(owner.accountId, context);

import { ownersCategories } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const listCategories: CatalogueVerb<'listCategories'> = (_input, owner, tools) =>
  ownersCategories(owner.userId, tools);

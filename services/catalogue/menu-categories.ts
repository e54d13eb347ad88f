import { ownersMenus, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const menuCategories: CatalogueVerb<'menuCategories'> = async ({ params }, owner, tools) =>
  pick(await ownersMenus(owner.userId, tools), params.id, 'Menu').categories;

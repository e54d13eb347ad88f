import { ownersCategories, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const getCategory: CatalogueVerb<'getCategory'> = async ({ params }, owner, tools) =>
  pick(await ownersCategories(owner.userId, tools), params.id, 'Category');

import { ownersCategories, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreCategory: CatalogueVerb<'restoreCategory'> = async (
  { params },
  owner,
  tools,
) => {
  await restore('categories', owner.userId, params.id, tools);
  return pick(await ownersCategories(owner.userId, tools), params.id, 'Category');
};

import { ownersItem } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreItem: CatalogueVerb<'restoreItem'> = async ({ params }, owner, tools) => {
  await restore('items', owner.userId, params.id, tools);
  return ownersItem(owner.userId, params.id, tools);
};

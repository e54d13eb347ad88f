import { itemsView, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreItem: CatalogueVerb<'restoreItem'> = async ({ params }, owner, tools) => {
  const { catalogue, planType, now } = await restore('items', owner.userId, params.id, tools);
  return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
};

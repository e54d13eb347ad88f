import { rejoinImage } from './item-image.ts';
import { itemsView, ownersItem, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreItem: CatalogueVerb<'restoreItem'> = async ({ params }, owner, tools) => {
  const { catalogue, planType, now } = await restore('items', owner.userId, params.id, tools);
  const upload = catalogue.items.find(({ id }) => id === params.id)?.image_upload;
  if (upload === undefined) {
    return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
  }
  await rejoinImage(owner.userId, params.id, upload, tools);
  return ownersItem(owner.userId, params.id, tools);
};

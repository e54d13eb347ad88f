import { rejoinImage } from '../images/item-image.ts';
import { itemsView, ownersItem, pick } from '../owners-view.ts';
import { restore } from '../changes/restore.ts';
import type { CatalogueHandler } from '../context.ts';

export const restoreItem: CatalogueHandler<'restoreItem'> = async ({ params }, owner, context) => {
  const { catalogue, planType, now } = await restore('items', owner.accountId, params.id, context);
  const upload = catalogue.items.find(({ id }) => id === params.id)?.image_upload;
  if (upload === undefined) {
    return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
  }
  await rejoinImage(owner.accountId, params.id, upload, context);
  return ownersItem(owner.accountId, params.id, context);
};

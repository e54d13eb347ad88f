import { editOne } from '../changes/edit-one.ts';
import { attachImage, checkImage, removeImage } from './item-image.ts';
import { itemsView, ownersItem, pick } from '../owners-view.ts';
import { itemChanges } from './item-changes.ts';
import type { CatalogueHandler } from '../context.ts';

export const updateItem: CatalogueHandler<'updateItem'> = async (
  { params, body },
  owner,
  context,
) => {
  const { store, clock } = context;
  const plan = await store.entitlement(owner.userId, clock());
  const { image, image_key, remove_image, updated_at: loaded, ...fields } = body;
  await checkImage({ image, image_key }, plan.planType, owner.userId, context, params.id);
  const { catalogue, planType, now } = await editOne(
    { kind: 'items', ownerId: owner.userId, id: params.id, loaded },
    itemChanges(fields),
    context,
  );
  if (!remove_image && !image && image_key === undefined) {
    return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
  }
  if (remove_image) await removeImage(owner.userId, params.id, context);
  await attachImage({ image, image_key }, owner.userId, params.id, context);
  return ownersItem(owner.userId, params.id, context);
};

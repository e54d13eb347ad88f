import { editOne } from '../changes/edit-one.ts';
import { attachImage, checkImage, removeImage } from './item-image.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { imageReply } from './image-reply.ts';
import { itemChanges } from './item-changes.ts';
import type { CatalogueHandler } from '../context.ts';

export const updateItem: CatalogueHandler<'updateItem'> = async (
  { params, body },
  owner,
  context,
) => {
  const { store, clock } = context;
  const plan = await store.entitlement(owner.userId, clock());
  const { image, image_key, image_crop, remove_image, updated_at: loaded, ...fields } = body;
  await checkImage({ image, image_key }, plan.planType, owner.userId, context, params.id);
  const { id } = params;
  const changed = await editOne(
    { kind: 'items', ownerId: owner.userId, id, loaded },
    itemChanges(fields),
    context,
  );
  const saved = oneOf(changed.catalogue, 'items', id);
  const item = remove_image ? await removeImage(owner.userId, saved, context) : saved;
  const state = await attachImage({ image, image_key, image_crop }, owner.userId, item, context);
  return imageReply(changed, { ownerId: owner.userId, id, state }, context);
};

import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustNotBeStale, oneOf, withRows } from '../changes/catalogue-edits.ts';
import { withFields } from '../changes/edit-one.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { CatalogueHandler } from '../context.ts';
import { type GivenImages, placeImages } from '../images/place-images.ts';
import { checkImage, sendImage } from '../images/item-image.ts';
import { itemChanges } from './item-changes.ts';
import { itemReply } from './item-reply.ts';

/** The image change in an item's form: an upload key, or its removal. */
const given = (image_key: string | undefined, isRemoved: boolean | undefined): GivenImages =>
  image_key === undefined && isRemoved ? { image: null } : { image: image_key };

export const updateItem: CatalogueHandler<'updateItem'> = async (
  { params: { id }, body },
  { accountId: ownerId },
  context,
) => {
  const { image, image_key, image_crop: crop, remove_image, updated_at: loaded, ...fields } = body;
  const plan = await context.store.entitlement(ownerId, context.clock());
  await checkImage(image, plan.planType);
  let replaced: string[] = [];
  const changed = await changeCatalogue(ownerId, context, async ({ before, planType, now }) => {
    const row = oneOf(before, 'items', id);
    mustBeUnlocked('items', [id], before, planType);
    mustNotBeStale(row, loaded);
    const images = given(image_key, remove_image);
    const placed = await placeImages(images, row, { ownerId, planType, now }, context);
    ({ replaced } = placed);
    const edited = withFields(before, 'items', row, itemChanges(fields)(row, now), now);
    const saved = { ...oneOf(edited, 'items', id), ...placed.fields };
    return { after: withRows(edited, { items: [saved] }), also: placed.also };
  });
  await context.images.removeImages(replaced);
  const sent = image && (await sendImage({ image, crop }, { ownerId, itemId: id }, context));
  return itemReply(changed, id, sent);
};

import { changeCatalogue } from '../changes/change-catalogue.ts';
import {
  mustNotBeStale,
  oneOf,
  withRows,
  mustExist,
  addToHolders,
} from '../changes/catalogue-edits.ts';
import { withFields } from '../changes/edit-one.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { Handler } from '../context.ts';
import { type GivenImages, placeImages } from '../images/place-images.ts';
import { checkImage, sendImage } from '../images/item-image.ts';
import { itemChanges } from './item-changes.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsView, pick, type read } from '../owners-view.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { newItem } from './new-item.ts';
import { isFine } from '../changes/currency-decimals.ts';

export const createItem: Handler<'createItem'> = async (input, owner, context) => {
  const { body } = input;
  const { image, image_key, image_crop, category_ids = [], ...sent } = body;
  const { idempotency_key: _key, ...fields } = sent;
  // Valid decimals depend on the restaurants' currencies.
  const prices = [body.price, ...body.choices.map(({ price }) => price)];
  const plan = await context.store.entitlement(owner.accountId, context.clock());
  await checkImage(image, plan.planType);
  const ownerId = owner.accountId;
  const id = context.newId();
  const changed = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType, now }) => {
      mustExist(before, 'categories', category_ids);
      const made = newItem(id, { ...fields, is_available: true }, now);
      const given = { image: image_key };
      const placed = await placeImages(given, made, { ownerId, planType, now }, context);
      const item = { ...made, ...placed.fields };
      const grown = { ...before, items: [...before.items, item] };
      const after = addToHolders(grown, 'items', item, new Set(category_ids));
      return { after, also: placed.also, made: [id] };
    },
    {
      once: idempotencyKeyOf('createItem', input),
      alone: category_ids.length === 0 && !prices.some(isFine) ? 'items' : undefined,
    },
  );
  const [itemId = ''] = changed.made;
  const row = oneOf(changed.catalogue, 'items', itemId);
  // On a retry, the first call has sent the image, unless it died before.
  const isSent = itemId !== id && (row.image ?? row.image_upload ?? row.image_error) !== undefined;
  if (!image || isSent) return itemReply(changed, itemId);
  const given = { image, crop: image_crop };
  return itemReply(changed, itemId, await sendImage(given, { ownerId, itemId }, context));
};

type Changed = Awaited<ReturnType<typeof read>>;

/** An item as written, with the fields written afterwards. */
export function itemReply(
  { catalogue, planType, now }: Changed,
  id: string,
  after: Partial<StoredItem> = {},
) {
  const items = [{ ...oneOf(catalogue, 'items', id), ...after }];
  return pick(itemsView(withRows(catalogue, { items }), planType, now), id, 'Menu item');
}

/** The image change in an item's form: an upload key, or its removal. */
const given = (image_key: string | undefined, isRemoved: boolean | undefined): GivenImages =>
  image_key === undefined && isRemoved ? { image: null } : { image: image_key };

export const updateItem: Handler<'updateItem'> = async (
  { params: { id }, body },
  { accountId: ownerId },
  context,
) => {
  const { image, image_key, image_crop: crop, remove_image, updated_at: loaded, ...fields } = body;
  const plan = await context.store.entitlement(ownerId, context.clock());
  await checkImage(image, plan.planType);
  const changed = await changeCatalogue(ownerId, context, async ({ before, planType, now }) => {
    const row = oneOf(before, 'items', id);
    mustBeUnlocked('items', [id], before, planType);
    mustNotBeStale(row, loaded);
    const images = given(image_key, remove_image);
    const placed = await placeImages(images, row, { ownerId, planType, now }, context);
    const edited = withFields(before, 'items', row, itemChanges(fields)(row, now), now);
    const saved = { ...oneOf(edited, 'items', id), ...placed.fields };
    return { after: withRows(edited, { items: [saved] }), also: placed.also };
  });
  const sent = image && (await sendImage({ image, crop }, { ownerId, itemId: id }, context));
  return itemReply(changed, id, sent);
};

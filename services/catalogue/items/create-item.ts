import { mustExist, addToHolders } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { checkImage, sendImage } from '../images/item-image.ts';
import { itemReply } from './item-reply.ts';
import { placeImages } from '../images/place-images.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { newItem } from './new-item.ts';
import { isFine } from '../changes/currency-decimals.ts';
import { itemsView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const createItem: CatalogueHandler<'createItem'> = async (input, owner, context) => {
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
  const { catalogue, planType, now, made } = changed;
  const [madeId = ''] = made;
  // On a retry, the first call already sent the image.
  if (madeId !== id) return pick(itemsView(catalogue, planType, now), madeId, 'Menu item');
  const crop = image_crop;
  const state = image && (await sendImage({ image, crop }, { ownerId, itemId: id }, context));
  return itemReply(changed, id, state);
};

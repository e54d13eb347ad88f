import { imageReply } from './image-reply.ts';
import { mustBeThere, joined, oneOf } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { attachImage, checkImage } from './item-image.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { newItem } from './new-item.ts';
import { isFine } from './suit-currency.ts';
import { itemsView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const createItem: CatalogueHandler<'createItem'> = async (input, owner, context) => {
  const { body } = input;
  const { image, image_key, image_crop, category_ids = [], ...sent } = body;
  const { idempotency_key: _key, ...fields } = sent;
  // Whether a price may be so fine, only the owner's restaurants tell.
  const prices = [body.price, ...body.choices.map(({ price }) => price)];
  const plan = await context.store.entitlement(owner.userId, context.clock());
  await checkImage({ image, image_key }, plan.planType, owner.userId, context);
  const id = context.newId();
  const changed = await changeCatalogue(
    owner.userId,
    context,
    ({ before, now }) => {
      mustBeThere(before, 'categories', category_ids);
      const item = newItem(id, { ...fields, is_available: true }, now);
      const grown = { ...before, items: [...before.items, item] };
      return { after: joined(grown, 'items', item, new Set(category_ids)), made: [id] };
    },
    {
      once: idempotencyKeyOf('createItem', input),
      alone: category_ids.length === 0 && !prices.some(isFine) ? 'items' : undefined,
    },
  );
  const { catalogue, planType, now, made } = changed;
  const [madeId = ''] = made;
  // A call that came before has sent its image on its way.
  if (madeId !== id) return pick(itemsView(catalogue, planType, now), madeId, 'Menu item');
  const item = oneOf(catalogue, 'items', id);
  const state = await attachImage({ image, image_key, image_crop }, owner.userId, item, context);
  return imageReply(changed, { ownerId: owner.userId, id, state }, context);
};

import { mustBeThere, joined } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { attachImage, checkImage } from './item-image.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { newItem } from './new-item.ts';
import { itemsView, ownersItem, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const createItem: CatalogueHandler<'createItem'> = async (input, owner, context) => {
  const { body } = input;
  const { image, image_key, category_ids = [], idempotency_key: _key, ...fields } = body;
  const plan = await context.store.entitlement(owner.userId, context.clock());
  await checkImage({ image, image_key }, plan.planType, owner.userId, context);
  const id = context.newId();
  const { catalogue, planType, now, made } = await changeCatalogue(
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
      alone: category_ids.length === 0 ? 'items' : undefined,
    },
  );
  const madeId = made[0] ?? '';
  const isFirst = madeId === id;
  if (!isFirst || (!image && image_key === undefined)) {
    return pick(itemsView(catalogue, planType, now), madeId, 'Menu item');
  }
  await attachImage({ image, image_key }, owner.userId, id, context);
  return ownersItem(owner.userId, id, context);
};

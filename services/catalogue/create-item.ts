import { mustBeThere, joined } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { attachImage, checkImage } from './item-image.ts';
import { keyOfCall } from './key-of-call.ts';
import { itemsView, ownersItem, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const createItem: CatalogueVerb<'createItem'> = async (input, owner, tools) => {
  const { body } = input;
  const { image, image_key, price, category_ids = [], idempotency_key: _key, ...fields } = body;
  const plan = await tools.store.entitlement(owner.userId, tools.clock());
  await checkImage({ image, image_key }, plan.planType, owner.userId, tools);
  const id = tools.newId();
  const { catalogue, planType, now, made } = await changeCatalogue(
    owner.userId,
    tools,
    ({ before, now }) => {
      mustBeThere(before, 'categories', category_ids);
      const item = {
        ...fields,
        id,
        price_cents: Math.round(price * 100),
        is_available: true,
        sold_out_until: null,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      const grown = { ...before, items: [...before.items, item] };
      return { after: joined(grown, 'items', item, new Set(category_ids)), made: [id] };
    },
    keyOfCall('createItem', input),
  );
  const madeId = made[0] ?? '';
  const isFirst = madeId === id;
  if (!isFirst || (!image && image_key === undefined)) {
    return pick(itemsView(catalogue, planType, now), madeId, 'Menu item');
  }
  await attachImage({ image, image_key }, owner.userId, id, tools);
  return ownersItem(owner.userId, id, tools);
};

import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { attachImage, checkImage } from './item-image.ts';
import { ownersItem } from './owners-view.ts';
import { mustTakeIn } from './take-in.ts';
import type { CatalogueVerb } from './tools.ts';
import { putInto } from './transaction-parts.ts';

export const createItem: CatalogueVerb<'createItem'> = async ({ body }, owner, tools) => {
  const { store, clock, newId } = tools;
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  const { image, image_key, price, category_ids = [], ...fields } = body;
  await checkImage({ image, image_key }, plan.planType, owner.userId);
  const id = newId();
  const joins = new Map(category_ids.map((category) => [category, [id]]));
  await mustTakeIn(joins, owner.userId, plan.planType, tools);

  const item = {
    ...fields,
    id,
    price_cents: Math.round(price * 100),
    is_available: true,
    sold_out_until: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const outcome = await store.create(
    'items',
    owner.userId,
    item,
    plans[plan.planType].limits.items,
    [...joins.keys()].map((category) => putInto('categories', owner.userId, category, id)),
  );
  if (outcome === 'quota') throw new Refusal(403, quotaMessage(plan.planType, 'items'));
  if (outcome === 'other') throw new Refusal(404, 'Category not found');
  await attachImage({ image, image_key }, owner.userId, item.id, tools);
  return ownersItem(owner.userId, item.id, tools);
};

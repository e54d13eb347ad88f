import { notFound, Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { lockedIds } from './catalogue.ts';
import { copyName } from './copy-name.ts';
import { ownersItem } from './owners-view.ts';
import { mustTakeIn } from './take-in.ts';
import type { CatalogueVerb } from './tools.ts';
import { putInto } from './transaction-parts.ts';

/** Without the picture: two items that shared one would lose it together. */
export const duplicateItem: CatalogueVerb<'duplicateItem'> = async ({ params }, owner, tools) => {
  const { store, clock, newId } = tools;
  const now = clock();
  const [plan, item, categories] = await Promise.all([
    store.entitlement(owner.userId, now),
    store.one('items', owner.userId, params.id),
    store.all('categories', owner.userId),
  ]);
  if (!item) throw notFound('Menu item');
  const { image: _image, image_upload: _upload, ...fields } = item;
  const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const copy = { ...fields, id: newId(), name: copyName(item.name), ...stamps };
  // A copy goes where the original is, but for categories that take nothing any more.
  const locked = lockedIds(categories, 'categories', plan.planType);
  const holders = categories.filter(({ id, item_ids }) => item_ids.has(item.id) && !locked.has(id));
  const joins = new Map(holders.map(({ id }) => [id, [copy.id]]));
  await mustTakeIn(joins, owner.userId, plan.planType, tools);
  const outcome = await store.create(
    'items',
    owner.userId,
    copy,
    plans[plan.planType].limits.items,
    holders.map(({ id }) => putInto('categories', owner.userId, id, copy.id)),
  );
  if (outcome === 'quota') throw new Refusal(403, quotaMessage(plan.planType, 'items'));
  if (outcome === 'other') throw notFound('Category');
  return ownersItem(owner.userId, copy.id, tools);
};

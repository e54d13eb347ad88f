import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { itemReply } from './catalogue.ts';
import { mustTakeIn } from './take-in.ts';
import type { CatalogueVerb } from './tools.ts';

/** One transaction: a file that does not fit leaves nothing half imported. */
export const importItems: CatalogueVerb<'importItems'> = async ({ body }, owner, tools) => {
  const { store, clock, newId } = tools;
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const memberships = new Map<string, string[]>();
  const items = body.items.map(({ price, category_ids, ...fields }) => {
    const id = newId();
    for (const categoryId of new Set(category_ids)) {
      memberships.set(categoryId, [...(memberships.get(categoryId) ?? []), id]);
    }
    return {
      ...fields,
      id,
      price_cents: Math.round(price * 100),
      sold_out_until: null,
      ...stamps,
    };
  });
  await mustTakeIn(memberships, owner.userId, plan.planType, tools);
  const limit = plans[plan.planType].limits.items;
  const outcome = await store.createItems(owner.userId, items, limit, memberships);
  if (outcome === 'quota') throw new Refusal(403, quotaMessage(plan.planType, 'items'));
  if (outcome === 'other') throw new Refusal(404, 'Category not found');
  const categories = await store.all('categories', owner.userId);
  const showImages = plans[plan.planType].images;
  const view = { locked: new Set<string>(), showImages, now };
  return { items: items.map((item) => itemReply(item, categories, view)) };
};

import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { categoryReply } from './catalogue.ts';
import type { CatalogueVerb } from './tools.ts';

export const createCategory: CatalogueVerb<'createCategory'> = async (
  { body },
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  const category = {
    ...body,
    id: newId(),
    item_ids: new Set<string>(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const limit = plans[plan.planType].limits.categories;
  if (await store.create('categories', owner.userId, category, limit)) {
    throw new Refusal(403, quotaMessage(plan.planType, 'categories'));
  }
  return categoryReply(category, new Set(), new Set());
};

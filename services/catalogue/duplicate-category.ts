import { notFound, Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { copyName } from './copy-name.ts';
import { ownersCategories, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const duplicateCategory: CatalogueVerb<'duplicateCategory'> = async (
  { params },
  owner,
  tools,
) => {
  const { store, clock, newId } = tools;
  const now = clock();
  const [plan, category] = await Promise.all([
    store.entitlement(owner.userId, now),
    store.one('categories', owner.userId, params.id),
  ]);
  if (!category) throw notFound('Category');
  const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const copy = { ...category, id: newId(), name: copyName(category.name), ...stamps };
  const limit = plans[plan.planType].limits.categories;
  if (await store.create('categories', owner.userId, copy, limit)) {
    throw new Refusal(403, quotaMessage(plan.planType, 'categories'));
  }
  return pick(await ownersCategories(owner.userId, tools), copy.id, 'Category');
};

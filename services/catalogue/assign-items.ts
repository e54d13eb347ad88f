import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { ownersCategories, pick } from './owners-view.ts';
import { mustTakeIn } from './take-in.ts';
import type { CatalogueVerb } from './tools.ts';

/** All or nothing, and the same again changes nothing. */
export const assignItems: CatalogueVerb<'assignItems'> = async ({ params, body }, owner, tools) => {
  const { store, clock } = tools;
  const [plan, items] = await Promise.all([
    store.entitlement(owner.userId, clock()),
    store.stamps('items', owner.userId),
  ]);
  const known = new Set(items.map((item) => item.id));
  if (body.item_ids.some((id) => !known.has(id))) throw notFound('Menu item');
  const joins = new Map([[params.id, body.item_ids]]);
  await mustTakeIn(joins, owner.userId, plan.planType, tools);
  const exists = await store.setMembers(
    'categories',
    owner.userId,
    params.id,
    'ADD',
    body.item_ids,
  );
  if (!exists) throw notFound('Category');
  return pick(await ownersCategories(owner.userId, tools), params.id, 'Category');
};

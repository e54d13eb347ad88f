import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { itemsView } from './owners-view.ts';
import type { CatalogueVerb, Tools } from './tools.ts';

/** What is in a category, in its own order. Refuses 404. */
export async function itemsOf(categoryId: string, ownerId: string, { store, clock }: Tools) {
  const now = clock();
  const [plan, catalogue] = await Promise.all([
    store.entitlement(ownerId, now),
    store.whole(ownerId),
  ]);
  const category = catalogue.categories.find(({ id }) => id === categoryId);
  if (!category) throw notFound('Category');
  return membersOf(category.item_ids, byId(itemsView(catalogue, plan.planType, now)));
}

export const categoryItems: CatalogueVerb<'categoryItems'> = ({ params }, owner, tools) =>
  itemsOf(params.id, owner.userId, tools);

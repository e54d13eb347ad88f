import { notFound } from '@menuleaf/shared/server/http/http-error.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { itemsView } from '../owners-view.ts';
import type { CatalogueHandler, Context } from '../context.ts';

/** What is in a category, in its own order. Refuses 404. */
export async function itemsOf(categoryId: string, ownerId: string, { store, clock }: Context) {
  const now = clock();
  const [plan, catalogue] = await Promise.all([
    store.entitlement(ownerId, now),
    store.whole(ownerId),
  ]);
  const category = catalogue.categories.find(({ id }) => id === categoryId);
  if (!category) throw notFound('Category');
  return membersOf(category.item_ids, byId(itemsView(catalogue, plan.planType, now)));
}

export const categoryItems: CatalogueHandler<'categoryItems'> = ({ params }, owner, context) =>
  itemsOf(params.id, owner.userId, context);

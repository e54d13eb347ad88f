import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { itemsView } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** In the category's own order. */
export const categoryItems: CatalogueVerb<'categoryItems'> = async (
  { params },
  owner,
  { store, clock },
) => {
  const now = clock();
  const [plan, catalogue] = await Promise.all([
    store.entitlement(owner.userId, now),
    store.whole(owner.userId),
  ]);
  const category = catalogue.categories.find(({ id }) => id === params.id);
  if (!category) throw notFound('Category');
  return membersOf(category.item_ids, byId(itemsView(catalogue, plan.planType, now)));
};

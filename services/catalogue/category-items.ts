import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { ownersItems } from './owners-view.ts';
import type { CatalogueVerb, Tools } from './tools.ts';

/** What is in a category, in its order. Refuses 404. */
export async function itemsOf(categoryId: string, ownerId: string, tools: Tools) {
  const [category, items] = await Promise.all([
    tools.store.one('categories', ownerId, categoryId),
    ownersItems(ownerId, tools),
  ]);
  if (!category) throw notFound('Category');
  return items.filter((item) => category.item_ids.has(item.id)).toSorted(byMenuOrder);
}

export const categoryItems: CatalogueVerb<'categoryItems'> = ({ params }, owner, tools) =>
  itemsOf(params.id, owner.userId, tools);

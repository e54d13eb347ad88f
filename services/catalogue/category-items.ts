import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { ownersItems } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const categoryItems: CatalogueVerb<'categoryItems'> = async ({ params }, owner, tools) => {
  const [category, items] = await Promise.all([
    tools.store.one('categories', owner.userId, params.id),
    ownersItems(owner.userId, tools),
  ]);
  if (!category) throw notFound('Category');
  return items.filter((item) => category.item_ids.has(item.id));
};

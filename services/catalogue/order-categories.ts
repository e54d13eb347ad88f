import { orderThings } from './order-things.ts';
import { categoriesView } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const orderCategories: CatalogueVerb<'orderCategories'> = async ({ body }, owner, tools) => {
  const ordered = await orderThings('categories', owner.userId, body.orders, tools);
  return categoriesView(ordered.catalogue, ordered.planType);
};

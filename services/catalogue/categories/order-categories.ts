import { saveOrder } from '../changes/save-order.ts';
import { categoriesView } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const orderCategories: CatalogueHandler<'orderCategories'> = async (
  { body },
  owner,
  context,
) => {
  const ordered = await saveOrder('categories', owner.accountId, body.orders, context);
  return categoriesView(ordered.catalogue, ordered.planType);
};

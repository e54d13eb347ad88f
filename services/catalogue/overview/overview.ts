import { categoriesView, menusView, read, restaurantsView } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** What the dashboard begins with, read once. */
export const overview: CatalogueHandler<'overview'> = async (_input, { accountId }, context) => {
  const { catalogue, planType } = await read(accountId, context);
  return {
    restaurants: restaurantsView(catalogue, accountId, planType),
    menus: menusView(catalogue, planType),
    categories: categoriesView(catalogue, planType),
  };
};

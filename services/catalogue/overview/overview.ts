import { categoriesView, menusView, read, restaurantsView } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** What the dashboard begins with, read once. */
export const overview: CatalogueHandler<'overview'> = async (_input, { userId }, context) => {
  const { catalogue, planType } = await read(userId, context);
  return {
    restaurants: restaurantsView(catalogue, userId, planType),
    menus: menusView(catalogue, planType),
    categories: categoriesView(catalogue, planType),
  };
};

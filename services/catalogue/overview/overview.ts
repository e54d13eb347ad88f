import { categoriesView, menusView, read, restaurantsView } from '../owners-view.ts';
import { accessibleRestaurants } from '@menuleaf/shared/server/http/role-check.ts';
import type { CatalogueHandler } from '../context.ts';

/** The dashboard's initial data in one read. */
export const overview: CatalogueHandler<'overview'> = async (_input, owner, context) => {
  const { accountId } = owner;
  const { catalogue, planType } = await read(accountId, context);
  return {
    restaurants: accessibleRestaurants(owner, restaurantsView(catalogue, accountId, planType)),
    menus: menusView(catalogue, planType),
    categories: categoriesView(catalogue, planType),
  };
};

import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';
import { switchActiveMenu } from './transaction-parts.ts';

/** Restaurants that show it go without, in the same transaction. */
export const deleteMenu: CatalogueVerb<'deleteMenu'> = async ({ params }, owner, { store }) => {
  const restaurants = await store.all('restaurants', owner.userId);
  const switches = restaurants
    .filter((restaurant) => restaurant.active_menu_id === params.id)
    .map((restaurant) => switchActiveMenu(owner.userId, restaurant.id, params.id, null));
  const existed = await store.delete('menus', owner.userId, params.id, switches);
  if (!existed) throw notFound('Menu');
  return undefined;
};

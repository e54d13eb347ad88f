import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';
import { switchActiveMenu } from './transaction-parts.ts';

/** Restaurants that show it go without, in the same transaction. */
export const deleteMenu: CatalogueVerb<'deleteMenu'> = async (
  { params },
  owner,
  { store, clock },
) => {
  const existed = await store.delete('menus', owner.userId, params.id, clock(), async () => {
    const restaurants = await store.all('restaurants', owner.userId);
    const shown_by = restaurants
      .filter((restaurant) => restaurant.active_menu_id === params.id)
      .map((restaurant) => restaurant.id);
    const actions = shown_by.map((id) => switchActiveMenu(owner.userId, id, params.id, null));
    return { actions, holders: [], shown_by };
  });
  if (!existed) throw notFound('Menu');
  return undefined;
};

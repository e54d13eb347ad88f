import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';

/** The restaurants whose guests can read a menu: as the active one, or beside it. */
export const shownBy = (menuId: string, restaurants: readonly Restaurant[]): Restaurant[] =>
  restaurants.filter(
    ({ active_menu_id, further_menu_ids }) =>
      active_menu_id === menuId || further_menu_ids?.includes(menuId),
  );

import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';

/** Restaurants that show a menu, as their active or a further one. */
export const shownBy = (menuId: string, restaurants: readonly Restaurant[]): Restaurant[] =>
  restaurants.filter(
    ({ active_menu_id, further_menu_ids }) =>
      active_menu_id === menuId || further_menu_ids?.includes(menuId),
  );

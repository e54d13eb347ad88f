import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';

/** Restaurants that show a menu, as their active or a further one. */
export const shownBy = <R extends Pick<Restaurant, 'active_menu_id' | 'further_menu_ids'>>(
  menuId: string,
  restaurants: readonly R[],
): R[] =>
  restaurants.filter(
    ({ active_menu_id, further_menu_ids }) =>
      active_menu_id === menuId || further_menu_ids?.includes(menuId),
  );

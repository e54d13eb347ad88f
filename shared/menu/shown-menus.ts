import type { StoredRestaurant } from './stored-catalogue.ts';

type Shows = Pick<StoredRestaurant, 'active_menu_id' | 'further_menus'>;

/** Menus besides the active one; none without it, since the page is down then. */
export const furtherMenusOf = ({ active_menu_id, further_menus = [] }: Shows) =>
  active_menu_id === null ? [] : further_menus.filter(({ menu_id }) => menu_id !== active_menu_id);

/** All menus on a restaurant's page, active one first; `furtherToo` is up to the plan. */
export const shownMenuIds = (restaurant: Shows, furtherToo: boolean): string[] => [
  ...(restaurant.active_menu_id === null ? [] : [restaurant.active_menu_id]),
  ...(furtherToo ? furtherMenusOf(restaurant).map(({ menu_id }) => menu_id) : []),
];

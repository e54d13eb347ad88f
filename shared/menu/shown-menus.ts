import type { StoredRestaurant } from './stored-catalogue.ts';

type Shows = Pick<StoredRestaurant, 'active_menu_id' | 'further_menus'>;

/** What guests can read beside the active menu; nothing without one, which takes the page down. */
export const furtherMenusOf = ({ active_menu_id, further_menus = [] }: Shows) =>
  active_menu_id === null ? [] : further_menus.filter(({ menu_id }) => menu_id !== active_menu_id);

/** Every menu on a restaurant's page, the active one first; `furtherToo` is what the plan says. */
export const shownMenuIds = (restaurant: Shows, furtherToo: boolean): string[] => [
  ...(restaurant.active_menu_id === null ? [] : [restaurant.active_menu_id]),
  ...(furtherToo ? furtherMenusOf(restaurant).map(({ menu_id }) => menu_id) : []),
];

import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { ownTimeZone } from '../parts/own-time-zone.ts';

export type ClocksOf = (item: Pick<Item, 'categories'>) => readonly string[];

/**
 * Time zones that decide when tomorrow begins for an item: those of the restaurants serving it, or all if none does.
 * Nearly always one zone for all items.
 */
export function itemClocks(restaurants: readonly Restaurant[], menus: readonly Menu[]): ClocksOf {
  const all = [...new Set(restaurants.map(({ time_zone }) => time_zone))];
  if (all.length === 0) all.push(ownTimeZone());
  if (all.length === 1) return () => all;
  const onMenu = new Map(menus.map(({ id, categories }) => [id, categories]));
  const served = restaurants.map(({ active_menu_id, further_menu_ids = [], time_zone }) => ({
    time_zone,
    categories: new Set(
      [active_menu_id ?? '', ...further_menu_ids].flatMap(
        (menu) => onMenu.get(menu)?.map(({ id }) => id) ?? [],
      ),
    ),
  }));
  return ({ categories }) => {
    const clocks = served
      .filter((restaurant) => categories.some(({ id }) => restaurant.categories.has(id)))
      .map(({ time_zone }) => time_zone);
    return clocks.length > 0 ? [...new Set(clocks)] : all;
  };
}

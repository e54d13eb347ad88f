import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import type { Catalogue } from '../api/catalogue.ts';
import { newestFirst } from '../parts/lists/search-and-sort.ts';

/** The menu this restaurant's guests read, else the oldest, and its dish count; one in two categories counts once. */
export function dishesOnMenu(
  { menus, items }: Catalogue,
  restaurant: Restaurant,
): { menu: Menu; isLive: boolean; count: number } | undefined {
  const active = menus.find(({ id }) => id === restaurant.active_menu_id);
  const menu = active ?? menus.toSorted(newestFirst).at(-1);
  if (!menu) return undefined;
  const held = new Set(menu.categories.map(({ id }) => id));
  const count = items.filter(({ categories }) => categories.some(({ id }) => held.has(id))).length;
  return { menu, isLive: active !== undefined, count };
}

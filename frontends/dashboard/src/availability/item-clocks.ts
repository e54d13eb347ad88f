import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { shownBy } from '../parts/shown-by.ts';
import { ownTimeZone } from '../parts/own-time-zone.ts';

type Served = { categories: ReadonlyArray<Pick<Item['categories'][number], 'id'>> };

export type ClocksOf = (item: Served) => readonly string[];

/** The restaurants serving an item. */
export const servedBy =
  (restaurants: readonly Restaurant[], menus: readonly Menu[]) =>
  ({ categories }: Served): readonly Restaurant[] => {
    const on = menus.filter((menu) =>
      menu.categories.some(({ id }) => categories.some((one) => one.id === id)),
    );
    return restaurants.filter((one) => on.some(({ id }) => shownBy(id, [one]).length > 0));
  };

/**
 * Time zones that decide when tomorrow begins for an item: those of the restaurants serving it, or all if none does.
 * Nearly always one zone for all items.
 */
export function itemClocks(restaurants: readonly Restaurant[], menus: readonly Menu[]): ClocksOf {
  const all = [...new Set(restaurants.map(({ time_zone }) => time_zone))];
  if (all.length === 0) all.push(ownTimeZone());
  if (all.length === 1) return () => all;
  const restaurantsOf = servedBy(restaurants, menus);
  return (item) => {
    const clocks = restaurantsOf(item).map(({ time_zone }) => time_zone);
    return clocks.length > 0 ? [...new Set(clocks)] : all;
  };
}

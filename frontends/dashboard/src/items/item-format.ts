import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { servedBy } from '../availability/item-clocks.ts';
import { type Money, moneyOf } from '../parts/money.ts';

type Format = Money['format'];

/** How guests read an item's prices: in the currency of the restaurants serving it; plain where these differ. */
export function itemFormat(
  restaurants: readonly Restaurant[],
  menus: readonly Menu[],
): (item: Pick<Item, 'categories'>) => Format {
  const restaurantsOf = servedBy(restaurants, menus);
  // One function for each set of restaurants: rows compare what they are given.
  const formats = new Map([['', moneyOf(restaurants).format]]);
  return (item) => {
    const some = restaurantsOf(item);
    const key = some.map(({ id }) => id).join();
    const format = formats.get(key) ?? moneyOf(some).format;
    formats.set(key, format);
    return format;
  };
}

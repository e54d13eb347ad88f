import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { servedBy } from '../availability/item-clocks.ts';
import { type Money, moneyOf } from '../parts/money.ts';

/** An item's money: that of the restaurants serving it, or of all if none does; plain numbers where these differ. */
export function itemMoney(
  restaurants: readonly Restaurant[],
  menus: readonly Menu[],
): (item: { categories: ReadonlyArray<{ id: string }> }) => Money {
  const restaurantsOf = servedBy(restaurants, menus);
  // One for each set of restaurants: rows compare what they are given.
  const known = new Map([['', moneyOf(restaurants)]]);
  return (item) => {
    const some = restaurantsOf(item);
    const key = some.map(({ id }) => id).join();
    const money = known.get(key) ?? moneyOf(some);
    known.set(key, money);
    return money;
  };
}

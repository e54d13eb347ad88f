import { contract } from '../http/contract.ts';
import { categoryCalls } from './catalogue/category-calls.ts';
import { itemCalls } from './catalogue/item-calls.ts';
import { menuCalls } from './catalogue/menu-calls.ts';
import { restaurantCalls } from './catalogue/restaurant-calls.ts';

/** All that an owner does with restaurants, menus, categories and items. */
export const catalogueContract = contract({
  ...restaurantCalls,
  ...menuCalls,
  ...itemCalls,
  ...categoryCalls,
});

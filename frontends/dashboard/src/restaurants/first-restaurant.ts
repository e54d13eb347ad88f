import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { newestFirst } from '../parts/lists/search-and-sort.ts';

/** The one created first, whatever the list order. */
export const firstRestaurant = (restaurants: readonly Restaurant[]): Restaurant | undefined =>
  restaurants.toSorted(newestFirst).at(-1);

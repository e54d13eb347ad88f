import type { Catalogue } from '../api/catalogue.ts';
import { newestFirst } from '../parts/lists/search-and-sort.ts';

export type StepName = 'name' | 'dishes' | 'print';

/** The owner's next step on the way to a printed code, which comes last. */
export function nextStep({ restaurants, menus }: Catalogue): StepName {
  if (restaurants.length === 0) return 'name';
  const filled = menus.some((menu) => menu.categories.some(({ items_count }) => items_count > 0));
  return filled ? 'print' : 'dishes';
}

/** The menu for the first dishes: the one created first. */
export const firstMenu = ({ menus }: Catalogue) => menus.toSorted(newestFirst).at(-1);

import type { Catalogue } from '../api/catalogue.ts';
import { newestFirst } from '../parts/lists/arranged.ts';

export type StepName = 'name' | 'dishes' | 'print';

/** What the owner does next on the way from nothing to a printed code; the code is printed last. */
export function nextStep({ restaurants, menus }: Catalogue): StepName {
  if (restaurants.length === 0) return 'name';
  const filled = menus.some((menu) => menu.categories.some(({ items_count }) => items_count > 0));
  return filled ? 'print' : 'dishes';
}

/** The menu that dishes go on before there is any: the one that was created first. */
export const firstMenu = ({ menus }: Catalogue) => menus.toSorted(newestFirst).at(-1);

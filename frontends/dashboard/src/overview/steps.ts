import type { Menu } from '@menuleaf/shared/contracts/catalogue/menu.ts';
import type { Catalogue } from '../parts/catalogue.ts';
import { newestFirst } from '../parts/lists/arranged.ts';
import { firstRestaurant } from './first-restaurant.ts';

export type Step = {
  title: string;
  text: string;
  done: boolean;
  to: string;
  action: string;
  /** Another way to the same. */
  also?: { to: string; action: string };
};

/** From nothing to a menu that can be read. An unfinished step is the next one. */
export function stepsOf(catalogue: Catalogue): Step[] {
  const { restaurants, menus } = catalogue;
  const restaurant = firstRestaurant(restaurants);
  const oldest = menus.toSorted(newestFirst).at(-1);
  const filled = menus.some((menu) => menu.categories.some(({ items_count }) => items_count > 0));
  return [
    {
      title: 'Add your restaurant',
      text: 'Name, address and opening hours.',
      done: restaurants.length > 0,
      to: '/restaurant/add',
      action: 'Add Restaurant',
    },
    {
      title: 'Create a menu',
      text: 'One menu is enough to start.',
      done: menus.length > 0,
      to: restaurant ? `/restaurant/${restaurant.id}/menu/add` : '/restaurant/add',
      action: 'Create Menu',
    },
    {
      title: 'Add your dishes',
      done: filled,
      ...dishesStep(oldest),
      ...(oldest && { also: { to: `/menu/${oldest.id}/import`, action: 'Bring your menu' } }),
    },
  ];
}

const dishesStep = (menu: Menu | undefined) => ({
  text: 'Type them, or paste what you have.',
  to: menu ? `/menu/${menu.id}/editor` : '/dashboard?tab=menus',
  action: 'Add Dishes',
});

import type { Catalogue } from '../parts/catalogue.ts';
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
      ...dishesStep(catalogue),
      ...(menus[0] && { also: { to: `/menu/${menus[0].id}/import`, action: 'Bring your menu' } }),
    },
  ];
}

/** What is missing between a menu and the first dish on it. */
function dishesStep({ menus, categories, items }: Catalogue): Pick<Step, 'text' | 'to' | 'action'> {
  const [category] = categories;
  if (!category) {
    return {
      text: 'First a category, such as Starters.',
      to: '/dashboard?tab=categories&new=category',
      action: 'Add Category',
    };
  }
  if (items.length === 0) {
    return { text: 'Then what is in it.', to: '/menu-item/add', action: 'Add Menu Item' };
  }
  const full = categories.find(({ items_count }) => items_count > 0);
  if (!full) {
    const to = `/category/${category.id}/manage-items?from=dashboard`;
    return { text: `Put them into ${category.name}.`, to, action: 'Manage Items' };
  }
  const [menu] = menus;
  const to = menu ? `/menu/${menu.id}/manage-categories` : '/dashboard?tab=menus';
  return { text: `Put ${full.name} on the menu.`, to, action: 'Manage Categories' };
}

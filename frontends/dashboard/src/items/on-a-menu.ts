import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';

export type IsOnMenu = (item: Pick<Item, 'categories'>) => boolean;

/** Whether an item is on any menu. */
export function onMenus(menus: readonly Menu[]): IsOnMenu {
  const shown = new Set(menus.flatMap(({ categories }) => categories.map(({ id }) => id)));
  return ({ categories }) => categories.some(({ id }) => shown.has(id));
}

/** Categories that put an item on a menu, each with the menus it is on. */
export function categoriesWithMenus(menus: readonly Menu[]): { category: Category; on: string }[] {
  const ways = new Map<string, { category: Category; on: string[] }>();
  for (const { name, categories } of menus) {
    for (const category of categories) {
      if (category.locked) continue;
      const way = ways.get(category.id) ?? { category, on: [] };
      ways.set(category.id, { category, on: [...way.on, name] });
    }
  }
  return [...ways.values()].map(({ category, on }) => ({ category, on: on.join(', ') }));
}

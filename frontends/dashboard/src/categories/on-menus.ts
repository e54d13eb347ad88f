import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';

/** As guests find them, menu by menu; those on none come last. */
export function byPlaceOn(menus: readonly Menu[]) {
  const ids = menus.flatMap(({ categories }) => categories.map(({ id }) => id));
  const places = new Map([...new Set(ids)].map((id, at) => [id, at]));
  const place = ({ id }: Category) => places.get(id) ?? places.size;
  return (a: Category, b: Category) => place(a) - place(b) || byMenuOrder(a, b);
}

/** The menus that have a category: `Lunch, Dinner`; empty if none has. */
export const menuNames = (menus: readonly Menu[], category: string): string =>
  menus
    .filter(({ categories }) => categories.some(({ id }) => id === category))
    .map(({ name }) => name)
    .join(', ');

import type { Catalogue } from '../api/catalogue.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import type { KnownItem } from './again/known-item.ts';

/** A menu's categories by name, and their items, each once, as guests find them. */
export function onMenu({ menus, items }: Catalogue, menuId: string) {
  const categories = menus.find(({ id }) => id === menuId)?.categories ?? [];
  const ids = new Set(categories.map(({ id }) => id));
  const others = menus.filter(({ id }) => id !== menuId);
  const sorted = items.toSorted(byMenuOrder);
  const ofMenu = new Set(
    categories.flatMap(({ id }) =>
      sorted.filter((item) => item.categories.some((one) => one.id === id)),
    ),
  );
  const shown = [...ofMenu].map((item): KnownItem => {
    const here = item.categories.filter(({ id }) => ids.has(id));
    const alsoOn = others.filter((menu) =>
      menu.categories.some(({ id }) => here.some((category) => category.id === id)),
    );
    return { ...item, alsoOn: alsoOn.map(({ name }) => name) };
  });
  return { categories, items: shown };
}

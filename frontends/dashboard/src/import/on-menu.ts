import type { Catalogue } from '../api/catalogue.ts';
import type { KnownItem } from './again/known-item.ts';

/** A menu's categories by name, and their items. */
export function onMenu({ menus, items }: Catalogue, menuId: string) {
  const categories = menus.find(({ id }) => id === menuId)?.categories ?? [];
  const ids = new Set(categories.map(({ id }) => id));
  const others = menus.filter(({ id }) => id !== menuId);
  const shown = items.flatMap((item): KnownItem[] => {
    const here = item.categories.filter(({ id }) => ids.has(id));
    if (here.length === 0) return [];
    const alsoOn = others.filter((menu) =>
      menu.categories.some(({ id }) => here.some((category) => category.id === id)),
    );
    return [{ ...item, alsoOn: alsoOn.map(({ name }) => name) }];
  });
  return { categories, items: shown };
}

import type { Catalogue } from '../api/catalogue.ts';
import type { KnownItem } from './again/known-item.ts';

/** A menu's categories by name, and their items. */
export function onMenu({ menus, items }: Catalogue, menuId: string) {
  const categories = menus.find(({ id }) => id === menuId)?.categories ?? [];
  const ids = new Set(categories.map(({ id }) => id));
  const shown: KnownItem[] = items.filter((item) => item.categories.some(({ id }) => ids.has(id)));
  return { categories, items: shown };
}

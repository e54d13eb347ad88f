import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';

/** Heading above the first item of a group. */
export type PartHeading = {
  /** If it is the first group of its menu, and there are several. */
  menu?: string | undefined;
  title: string;
  /** The category that accepts new items; undefined if on no menu, or locked. */
  takesInto?: string | undefined;
  items: readonly string[];
  /** The other menus that contain it. */
  alsoOn: string;
};

/** An item in its position in the list, with a note on its categories. */
export type PlacedItem = {
  id: string;
  item: Item;
  heading?: PartHeading | undefined;
  also: string;
};

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(', ');

/** A flat list, for search results and other sorts. */
export const inOneList = (items: readonly Item[]): PlacedItem[] =>
  items.map((item) => ({
    id: item.id,
    item,
    also: namesOf(item.categories) || 'No categories assigned',
  }));

/** Items of one category not listed above, in order. */
function partOf(items: readonly Item[], categoryId: string, done: Set<string>): Item[] {
  const own = items.filter(
    ({ id, categories }) => !done.has(id) && categories.some((one) => one.id === categoryId),
  );
  for (const { id } of own) done.add(id);
  return own;
}

const placed = (
  items: readonly Item[],
  heading: Omit<PartHeading, 'items'>,
  also: (item: Item) => string,
) =>
  items.map((item, at) => ({
    id: item.id,
    item,
    heading: at === 0 ? { ...heading, items: items.map(({ id }) => id) } : undefined,
    also: also(item),
  }));

const alsoIn = (item: Item, categoryId: string, menu: Menu, menus: readonly Menu[]) => {
  const others = item.categories.filter(({ id }) => id !== categoryId);
  const said = others.map(({ id, name }) => {
    const on = [menu, ...menus].find(({ categories }) => categories.some((one) => one.id === id));
    return on && on !== menu ? `${name} (${on.name})` : name;
  });
  return said.length > 0 ? `Also in ${said.join(', ')}` : '';
};

/**
 * Groups items as guests find them: by menu, the active one first, and by category. An item appears once, in its first
 * category; those on no menu come last.
 */
export function inMenuOrder(items: readonly Item[], menus: readonly Menu[]): PlacedItem[] {
  const sorted = items.toSorted(byMenuOrder);
  const shownFirst = menus.toSorted((a, b) => Number(b.is_active) - Number(a.is_active));
  const done = new Set<string>();
  const all: PlacedItem[] = [];
  for (const menu of shownFirst) {
    let name = menus.length > 1 ? menu.name : undefined;
    for (const category of menu.categories) {
      const own = partOf(sorted, category.id, done);
      const others = menus.filter(
        ({ id, categories }) => id !== menu.id && categories.some((one) => one.id === category.id),
      );
      const heading = {
        menu: name,
        title: category.name,
        takesInto: category.locked ? undefined : category.id,
        alsoOn: namesOf(others),
      };
      all.push(...placed(own, heading, (item) => alsoIn(item, category.id, menu, menus)));
      if (own.length > 0) name = undefined;
    }
  }
  const rest = sorted.filter(({ id }) => !done.has(id));
  const onNone = (item: Item) => namesOf(item.categories) || 'No categories assigned';
  return [...all, ...placed(rest, { title: 'Not on any menu', alsoOn: '' }, onNone)];
}

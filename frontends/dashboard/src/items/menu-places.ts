import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';

/** What stands above the first item of a part of the list. */
export type PartHeading = {
  /** Where the part is the first of its menu, and there are several. */
  menu?: string | undefined;
  title: string;
  /** The category that takes further items; none where the items are on no menu, or it is locked. */
  takesInto?: string | undefined;
  /** The other menus that the part is on. */
  alsoOn: string;
};

/** An item where it stands in the list, and what is said of its categories. */
export type PlacedItem = {
  id: string;
  item: Item;
  heading?: PartHeading | undefined;
  also: string;
};

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(', ');

/** Each by itself, as a search or another sort finds them. */
export const inOneList = (items: readonly Item[]): PlacedItem[] =>
  items.map((item) => ({
    id: item.id,
    item,
    also: namesOf(item.categories) || 'No categories assigned',
  }));

/** The items of one category that stand nowhere above, in its order. */
function partOf(items: readonly Item[], categoryId: string, done: Set<string>): Item[] {
  const own = items.filter(
    ({ id, categories }) => !done.has(id) && categories.some((one) => one.id === categoryId),
  );
  for (const { id } of own) done.add(id);
  return own;
}

const placed = (items: readonly Item[], heading: PartHeading, also: (item: Item) => string) =>
  items.map((item, at) => ({
    id: item.id,
    item,
    heading: at === 0 ? heading : undefined,
    also: also(item),
  }));

const alsoIn = (item: Item, categoryId: string) => {
  const others = namesOf(item.categories.filter(({ id }) => id !== categoryId));
  return others && `Also in ${others}`;
};

/**
 * As guests find them: menu by menu, that which they see first, and category by category. An item stands once, in the
 * first of its categories; those on no menu come last.
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
      all.push(...placed(own, heading, (item) => alsoIn(item, category.id)));
      if (own.length > 0) name = undefined;
    }
  }
  const rest = sorted.filter(({ id }) => !done.has(id));
  const onNone = (item: Item) => namesOf(item.categories) || 'No categories assigned';
  return [...all, ...placed(rest, { title: 'Not on any menu', alsoOn: '' }, onNone)];
}

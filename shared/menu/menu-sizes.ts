import { bytesOnPage } from './bytes-on-page.ts';
import { byId, membersOf } from './numbered-catalogue.ts';
import type { OwnersCatalogue, StoredWords } from './stored-catalogue.ts';
import { translatedRow } from './translated.ts';
import { furtherMenusOf, shownMenuIds } from './shown-menus.ts';

export type Size = { id: string; name: string; rows: number; bytes: number };

type Texts = {
  name: string;
  description: string | null;
  note?: string | null | undefined;
  allergens?: string | null;
  choices?: readonly { name: string }[] | undefined;
  words?: StoredWords | undefined;
};

/** What stands round a choice on the page, in half: texts stand there twice, to be read and as data. */
const aroundChoice = 150;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Rows are never changed, only replaced, so what was once counted stands: a change reads most of them twice. */
const counted = new WeakMap<Texts, number>();

function bytesOfTexts({ name, description, note, allergens, choices = [] }: Texts): number {
  const texts = [name, description ?? '', note ?? '', allergens ?? ''];
  const named = choices.map((choice) => aroundChoice + bytesOnPage(choice.name));
  return sum([...texts.map(bytesOnPage), ...named]);
}

/** Of the language in which it takes most: each has a page of its own. */
function bytesOf(row: Texts): number {
  const known = counted.get(row);
  if (known !== undefined) return known;
  const others = Object.keys(row.words ?? {}).map((tag) => translatedRow(row, tag));
  const bytes = Math.max(...[row, ...others].map(bytesOfTexts));
  counted.set(row, bytes);
  return bytes;
}

/**
 * Each category and each menu as diners see it: a dish in two categories of a menu is two rows. `bytes` are those of
 * the texts as they stand on the page.
 */
export function menuSizes({ menus, categories, items }: OwnersCatalogue) {
  const held = new Set(categories.flatMap(({ item_ids }) => item_ids));
  const bytesOfItem = new Map(
    items.filter(({ id }) => held.has(id)).map((item) => [item.id, bytesOf(item)]),
  );
  const ofCategories = categories.map((category): Size => {
    const rows = membersOf(category.item_ids, bytesOfItem);
    const bytes = bytesOf(category) + sum(rows);
    return { id: category.id, name: category.name, rows: rows.length, bytes };
  });
  const sizeOf = byId(ofCategories);
  const ofMenus = menus.map((menu): Size => {
    const shown = membersOf(menu.category_ids, sizeOf);
    const bytes = bytesOf(menu) + sum(shown.map((one) => one.bytes));
    return { id: menu.id, name: menu.name, rows: sum(shown.map((one) => one.rows)), bytes };
  });
  return { categories: ofCategories, menus: ofMenus };
}

/** All menus of each restaurant that has several, as they stand on its page, whatever its owner's plan shows of them now. */
export function pageSizes({ restaurants }: OwnersCatalogue, ofMenus: readonly Size[]): Size[] {
  const sizeOf = byId(ofMenus);
  return restaurants
    .filter((restaurant) => furtherMenusOf(restaurant).length > 0)
    .map((restaurant) => {
      const shown = membersOf(shownMenuIds(restaurant, true), sizeOf);
      const rows = sum(shown.map((one) => one.rows));
      return {
        id: restaurant.id,
        name: restaurant.name,
        rows,
        bytes: sum(shown.map((one) => one.bytes)),
      };
    });
}

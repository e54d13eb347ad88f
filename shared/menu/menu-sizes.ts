import { bytesOnPage } from './bytes-on-page.ts';
import { byId, membersOf } from './numbered-catalogue.ts';
import type { OwnersCatalogue, StoredWords } from './stored-catalogue.ts';
import { translatedRow } from './translations/translated.ts';
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

/** Half the markup around a choice on the page: texts occur twice, as HTML and as data. */
const aroundChoice = 150;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Rows are immutable, so counts can be cached: a change reads most of them twice. */
const counted = new WeakMap<Texts, number>();

function bytesOfTexts({ name, description, note, allergens, choices = [] }: Texts): number {
  const texts = [name, description ?? '', note ?? '', allergens ?? ''];
  const named = choices.map((choice) => aroundChoice + bytesOnPage(choice.name));
  return sum([...texts.map(bytesOnPage), ...named]);
}

/** Size in the largest language: each has its own page. */
function bytesOf(row: Texts): number {
  const known = counted.get(row);
  if (known !== undefined) return known;
  const others = Object.keys(row.words ?? {}).map((tag) => translatedRow(row, tag));
  const bytes = Math.max(...[row, ...others].map(bytesOfTexts));
  counted.set(row, bytes);
  return bytes;
}

/**
 * Each category and each menu as diners see it: a dish in two categories of a menu counts as two rows. `bytes` is the
 * size of the texts on the page.
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

/** All menus on the page of each restaurant with several, regardless of what the owner's plan shows now. */
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

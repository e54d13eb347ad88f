import { bytesOnPage } from './bytes-on-page.ts';
import { byId, membersOf } from './numbered-catalogue.ts';
import type { OwnersCatalogue } from './stored-catalogue.ts';

export type Size = { id: string; name: string; rows: number; bytes: number };

type Texts = {
  name: string;
  description: string | null;
  note?: string | null | undefined;
  allergens?: string | null;
  choices?: readonly { name: string }[] | undefined;
};

/** What stands round a choice on the page, in half: texts stand there twice, to be read and as data. */
const aroundChoice = 150;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Rows are never changed, only replaced, so what was once counted stands: a change reads most of them twice. */
const counted = new WeakMap<Texts, number>();

function bytesOf(row: Texts): number {
  const known = counted.get(row);
  if (known !== undefined) return known;
  const { name, description, note, allergens, choices = [] } = row;
  const texts = [name, description ?? '', note ?? '', allergens ?? ''];
  const named = choices.map((choice) => aroundChoice + bytesOnPage(choice.name));
  const bytes = sum([...texts.map(bytesOnPage), ...named]);
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

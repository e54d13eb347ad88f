import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu, textInOneMenu } from '@menuleaf/shared/plans/plans.ts';

const bytesOf = (...texts: (string | null)[]) => Buffer.byteLength(texts.join(''));

type Size = { name: string; rows: number; bytes: number };

/** Each menu as diners see it: a dish in two of its categories is two rows. */
function sizesOf({ menus, categories, items }: OwnersCatalogue): Map<string, Size> {
  const bytesOfItem = new Map(
    items.map(({ id, name, description, allergens }) => [
      id,
      bytesOf(name, description, allergens),
    ]),
  );
  const sizeOf = new Map(
    categories.map(({ id, name, description, item_ids }) => {
      const rows = membersOf(item_ids, bytesOfItem);
      const bytes = rows.reduce((sum, row) => sum + row, bytesOf(name, description));
      return [id, { rows: rows.length, bytes }];
    }),
  );
  const sized = menus.map(({ name, category_ids, ...menu }) => {
    const held = membersOf(category_ids, sizeOf);
    const rows = held.reduce((sum, one) => sum + one.rows, 0);
    const bytes = held.reduce((sum, one) => sum + one.bytes, 0);
    return { id: menu.id, name, rows, bytes };
  });
  return byId(sized);
}

const count = (number: number) => number.toLocaleString('en-US');
const megabytes = (bytes: number) => `${(Math.ceil(bytes / 10_000) / 100).toFixed(2)} MB`;

/** Refuses 422 what would make a menu larger than its page can be; what makes none of them larger is never refused. */
export function mustFitMenus(before: OwnersCatalogue, after: OwnersCatalogue): void {
  const sizes = sizesOf(before);
  for (const [id, { name, rows, bytes }] of sizesOf(after)) {
    const was = sizes.get(id) ?? { rows: 0, bytes: 0 };
    if (rows > itemsInOneMenu && rows > was.rows) {
      throw new Refusal(
        422,
        `The menu “${name}” shows at most ${count(itemsInOneMenu)} items, one in two of its categories counting twice; this would be ${count(rows)}.`,
      );
    }
    if (bytes > textInOneMenu && bytes > was.bytes) {
      throw new Refusal(
        422,
        `The texts of the menu “${name}” take at most ${megabytes(textInOneMenu)}, an item in two of its categories counting twice; this would be ${megabytes(bytes)}.`,
      );
    }
  }
}

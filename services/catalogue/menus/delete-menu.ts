import type { OwnersCatalogue, StoredMenu } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { withoutOne } from '../changes/delete-one.ts';
import type { Handler } from '../context.ts';
import { toTrash } from '../store/trash.ts';

/** Sections that one transaction deletes along with their menu: two writes each. */
const mostSections = 40;

/** Sections that stand on this menu alone and keep nothing: empty, or as a copy’s, all of whose dishes another menu has. */
function sectionsOf({ menus, categories }: OwnersCatalogue, { id, category_ids }: StoredMenu) {
  const elsewhere = new Set(menus.flatMap((one) => (one.id === id ? [] : one.category_ids)));
  const had = new Set(categories.flatMap((one) => (elsewhere.has(one.id) ? one.item_ids : [])));
  return categories
    .filter((one) => category_ids.includes(one.id) && !elsewhere.has(one.id))
    .filter(({ item_ids }) => item_ids.every((item) => had.has(item)))
    .slice(0, mostSections);
}

/** Restaurants that show it lose it in the same transaction. */
export const deleteMenu: Handler<'deleteMenu'> = async ({ params }, owner, context) => {
  const { accountId } = owner;
  await changeCatalogue(accountId, context, ({ before, planType, ...when }) => {
    const menu = oneOf(before, 'menus', params.id);
    let after = before;
    // Sections first: their places tell those that went along from others.
    const also = sectionsOf(before, menu).flatMap(({ id }) => {
      const section = withoutOne('categories', after, id, planType);
      after = section.after;
      return toTrash('categories', accountId, section.row, section.memory, when);
    });
    const last = withoutOne('menus', after, menu.id, planType);
    return {
      after: last.after,
      also: [...also, ...toTrash('menus', accountId, menu, last.memory, when)],
    };
  });
  return undefined;
};

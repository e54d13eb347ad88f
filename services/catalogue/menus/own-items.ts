import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type {
  OwnersCatalogue,
  StoredCategory,
  StoredMenu,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { copyItems } from '../changes/copy-items.ts';
import type { Handler } from '../context.ts';
import { menusView, pick } from '../owners-view.ts';

/** A menu's categories, those of its own apart from those that other menus show, and which of its items stand elsewhere. */
function sharedOn(menu: StoredMenu, { menus, categories }: OwnersCatalogue) {
  const others = menus.filter(({ id }) => id !== menu.id);
  const elsewhere = new Set(others.flatMap(({ category_ids }) => category_ids));
  const shown = membersOf(menu.category_ids, byId(categories));
  const held = shown.filter(({ id }) => !elsewhere.has(id));
  const outside = categories.filter((one) => !held.includes(one));
  const there = new Set(outside.flatMap(({ item_ids }) => item_ids));
  const items = shown.flatMap(({ item_ids }) => item_ids).filter((id) => there.has(id));
  return { held, shared: shown.filter(({ id }) => elsewhere.has(id)), items };
}

/** What stands outside the menu stays as it is. */
export const ownItems: Handler<'ownItems'> = async ({ params: { id } }, { accountId }, context) => {
  const { catalogue, planType } = await changeCatalogue(accountId, context, ({ before, now }) => {
    const menu = oneOf(before, 'menus', id);
    const { held, shared, items } = sharedOn(menu, before);
    const own = copyItems(before, items, { ...context, ownerId: accountId, now });
    const withOwn = ({ item_ids, ...one }: StoredCategory) => ({
      ...one,
      item_ids: item_ids.map((item) => own.idOf.get(item) ?? item),
    });
    const at = now.toISOString();
    const idOf = new Map(shared.map((one) => [one.id, context.newId()]));
    const copies = shared.map((one) => ({
      ...withOwn(one),
      id: idOf.get(one.id) ?? '',
      created_at: at,
      updated_at: at,
    }));
    const category_ids = menu.category_ids.map((one) => idOf.get(one) ?? one);
    const changed = held.filter(({ item_ids }) => item_ids.some((one) => own.idOf.has(one)));
    const after = withRows(before, {
      menus: copies.length > 0 ? [{ ...menu, category_ids }] : [],
      categories: changed.map(withOwn),
    });
    const categories = [...after.categories, ...copies];
    return { after: { ...after, categories, items: own.items }, ...own.writes };
  });
  return pick(menusView(catalogue, planType), id, 'Menu');
};

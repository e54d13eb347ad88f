import type { MenuContent } from '@menuleaf/shared/contracts/catalogue/menus/menu-content.ts';
import { shownMenuIds } from '@menuleaf/shared/menu/shown-menus.ts';
import { byId, membersOf, numbered } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { read } from '../owners-view.ts';
import { categoryReply, contentItemReply, lockedIds, menuReply } from '../replies.ts';
import type { Handler } from '../context.ts';

type Read = { catalogue: OwnersCatalogue; planType: PlanType; now: Date };

/** A catalogue's items in menu form, by id. */
function itemsOf({ catalogue, planType, now }: Read, items: ReturnType<typeof numbered>['items']) {
  const holders = new Map<string, string[]>();
  for (const { id, item_ids } of catalogue.categories) {
    for (const item of item_ids) holders.set(item, [...(holders.get(item) ?? []), id]);
  }
  const locked = lockedIds(items, 'items', planType);
  const showImages = plans[planType].images;
  const itemOf = byId(items);
  return (ids: readonly string[]) =>
    membersOf(ids, itemOf).map((item) =>
      contentItemReply(item, { category_ids: holders.get(item.id) ?? [], locked, showImages, now }),
    );
}

/** A menu's whole content. Throws 404. */
export function contentOf(given: Read, menuId: string): MenuContent {
  const { catalogue, planType } = given;
  const { categories: _categories, ...menu } = menuReply(
    oneOf(catalogue, 'menus', menuId),
    catalogue.restaurants,
    [],
    lockedIds(catalogue.menus, 'menus', planType),
  );
  const { categories, items } = numbered(catalogue);
  const existing = new Set(items.map(({ id }) => id));
  const locked = lockedIds(categories, 'categories', planType);
  const shown = itemsOf(given, items);
  const { category_ids } = oneOf(catalogue, 'menus', menuId);
  const restaurant = catalogue.restaurants.find((one) =>
    shownMenuIds(one, plans[planType].furtherMenus).includes(menuId),
  );
  return {
    menu,
    categories: membersOf(category_ids, byId(categories)).map((category) => ({
      ...categoryReply(category, existing, locked),
      items: shown(category.item_ids),
    })),
    restaurant: restaurant ? { id: restaurant.id, name: restaurant.name } : null,
  };
}

export const menuContent: Handler<'menuContent'> = async ({ params }, owner, context) =>
  contentOf(await read(owner.accountId, context), params.id);

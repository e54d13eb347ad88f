import { withoutLook } from '@menuleaf/shared/menu/diners-look.ts';
import { moneyOf } from '@menuleaf/shared/menu/prices/money-of.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { ContentItem } from '@menuleaf/shared/contracts/catalogue/menus/menu-content.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { dinersItem } from '@menuleaf/shared/menu/diners-menu.ts';
import { allergenName } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { suggestedSince } from '@menuleaf/shared/menu/suggestions/asked-about.ts';
import { byCreation } from '@menuleaf/shared/menu/menu-order.ts';
import { furtherMenusOf } from '@menuleaf/shared/menu/shown-menus.ts';
import { byId, membersOf, type Numbered } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type {
  StoredCategory,
  StoredItem,
  StoredMenu,
  StoredRestaurant,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';

type Stamp = { id: string; created_at: string };

/** Ids a plan makes read-only: the newest beyond its limit, by creation date. */
export function lockedIds(stamps: Stamp[], kind: Counted, planType: PlanType): Set<string> {
  const limit = plans[planType].limits[kind];
  if (limit === null) return new Set();
  return new Set(
    stamps
      .toSorted(byCreation)
      .slice(limit)
      .map((stamp) => stamp.id),
  );
}

const nouns = {
  restaurants: 'restaurant',
  menus: 'menu',
  categories: 'category',
  items: 'item',
} as const;

export const refuseLocked = (kind: Counted, planType: PlanType) =>
  new HttpError(
    403,
    `This ${nouns[kind]} is over the limit of the ${plans[planType].name} plan, so it can be read and deleted but not changed. Upgrade to Pro to edit it again.`,
    { code: 'locked' },
  );

export const refuseOverwrite = () =>
  new HttpError(409, 'Someone else saved this after you opened it. Reload to see what changed.', {
    code: 'stale_version',
  });

const lockMark = (locked: boolean) => (locked ? { locked: true as const } : {});

export function restaurantReply(
  stored: StoredRestaurant,
  ownerId: string,
  locked: Set<string>,
  planType: PlanType,
): Restaurant {
  const { locations, qr_opens: _code, embed_sites: _sites, ...known } = withoutLook(stored);
  const { further_menus: _further, active_menu_times: _times, ...restaurant } = known;
  const further = plans[planType].furtherMenus ? furtherMenusOf(stored) : [];
  return {
    ...restaurant,
    ...(further.length > 0 && { further_menu_ids: further.map(({ menu_id }) => menu_id) }),
    owner_id: ownerId,
    ...moneyOf(stored),
    locations: locations.map((location) => ({ ...location, restaurant_id: restaurant.id })),
    ...lockMark(locked.has(restaurant.id)),
  };
}

export function categoryReply(
  { item_ids, words: _words, ...category }: Numbered<StoredCategory>,
  existingItems: ReadonlySet<string>,
  locked: Set<string>,
): Category {
  return {
    ...category,
    note: category.note ?? null,
    items_count: item_ids.filter((id) => existingItems.has(id)).length,
    ...lockMark(locked.has(category.id)),
  };
}

export function menuReply(
  { category_ids, words: _words, ...menu }: StoredMenu,
  restaurants: StoredRestaurant[],
  categories: Category[],
  locked: Set<string>,
): Menu {
  return {
    ...menu,
    note: menu.note ?? null,
    language: menu.language ?? defaultLanguage,
    further_languages: menu.further_languages ?? [],
    is_active: restaurants.some((restaurant) => restaurant.active_menu_id === menu.id),
    categories: membersOf(category_ids, byId(categories)),
    ...lockMark(locked.has(menu.id)),
  };
}

/** The state of an item's or look's image. */
export function imageStatus(
  item: Pick<StoredItem, 'image' | 'image_upload' | 'image_error'>,
): Item['image_status'] {
  if (item.image_upload !== undefined) return 'preparing';
  if (item.image_error !== undefined) return 'refused';
  return item.image === undefined ? 'none' : 'ready';
}

type ItemView = { locked: Set<string>; showImages: boolean; now: Date };

function changedSince(item: StoredItem) {
  if (!item.changed_since_confirmed) return {};
  const suggested = suggestedSince(item);
  return {
    changed_since_confirmed: true as const,
    ...(suggested.length > 0 && { suggested_since_confirmed: suggested.map(allergenName) }),
  };
}

const itemFacts = (item: Numbered<StoredItem>, { locked, showImages, now }: ItemView) => ({
  choices: [],
  price_kind: 'fixed' as const,
  ...dinersItem(item, showImages, now),
  image_status: imageStatus(item),
  image_error: item.image_error ?? null,
  created_at: item.created_at,
  updated_at: item.updated_at,
  ...changedSince(item),
  ...lockMark(locked.has(item.id)),
});

/** Includes the item's categories, in menu order. */
export const itemReply = (
  item: Numbered<StoredItem>,
  { categories, ...view }: ItemView & { categories: readonly { id: string; name: string }[] },
): Item => ({
  ...itemFacts(item, view),
  categories: categories.map(({ id, name }) => ({ id, name })),
});

/** Includes the ids of the item's categories. */
export const contentItemReply = (
  item: Numbered<StoredItem>,
  { category_ids, ...view }: ItemView & { category_ids: string[] },
): ContentItem => ({ ...itemFacts(item, view), category_ids });

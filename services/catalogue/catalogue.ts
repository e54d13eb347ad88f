import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurant.ts';
import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { dinersItem } from '@menuleaf/shared/menu/diners-menu.ts';
import { byCreation, byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import type {
  StoredCategory,
  StoredItem,
  StoredMenu,
  StoredRestaurant,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';

type Stamp = { id: string; created_at: string };

/** What a plan leaves read-only: the newest ones over its limit, by creation. */
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
  new Refusal(
    403,
    `This ${nouns[kind]} is over the limit of the ${plans[planType].name} plan, so it can be read and deleted but not changed. Upgrade to Pro to edit it again.`,
  );

export const refuseOverwrite = () =>
  new Refusal(
    409,
    'Someone else saved this since you opened it. Load it again to see what changed.',
  );

const lockMark = (locked: boolean) => (locked ? { locked: true as const } : {});

export function restaurantReply(
  { locations, ...restaurant }: StoredRestaurant,
  ownerId: string,
  locked: Set<string>,
): Restaurant {
  return {
    ...restaurant,
    owner_id: ownerId,
    locations: locations.map((location) => ({ ...location, restaurant_id: restaurant.id })),
    ...lockMark(locked.has(restaurant.id)),
  };
}

export function categoryReply(
  { item_ids, ...category }: StoredCategory,
  existingItems: Set<string>,
  locked: Set<string>,
): Category {
  return {
    ...category,
    items_count: [...item_ids].filter((id) => existingItems.has(id)).length,
    ...lockMark(locked.has(category.id)),
  };
}

export function menuReply(
  { category_ids, ...menu }: StoredMenu,
  restaurants: StoredRestaurant[],
  categories: Category[],
  locked: Set<string>,
): Menu {
  return {
    ...menu,
    is_active: restaurants.some((restaurant) => restaurant.active_menu_id === menu.id),
    categories: categories
      .filter((category) => category_ids.has(category.id))
      .toSorted(byMenuOrder),
    ...lockMark(locked.has(menu.id)),
  };
}

function imageStatus(item: StoredItem): Item['image_status'] {
  if (item.image_upload !== undefined) return 'preparing';
  if (item.image_error !== undefined) return 'refused';
  return item.image === undefined ? 'none' : 'ready';
}

export function itemReply(
  item: StoredItem,
  categories: StoredCategory[],
  { locked, showImages, now }: { locked: Set<string>; showImages: boolean; now: Date },
): Item {
  return {
    ...dinersItem(item, showImages, now),
    image_status: imageStatus(item),
    image_error: item.image_error ?? null,
    created_at: item.created_at,
    updated_at: item.updated_at,
    categories: categories
      .filter((category) => category.item_ids.has(item.id))
      .toSorted(byMenuOrder)
      .map(({ id, name }) => ({ id, name })),
    ...lockMark(locked.has(item.id)),
  };
}

import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { type Counted, plans } from '@menuleaf/shared/plans/plans.ts';
import {
  categoryReply,
  itemReply,
  lockedIds,
  menuReply,
  refuseLocked,
  restaurantReply,
} from './catalogue.ts';
import type { Tools } from './tools.ts';

type Reading = Pick<Tools, 'store' | 'clock'>;

const idsOf = (rows: { id: string }[]) => new Set(rows.map((row) => row.id));

export async function ownersRestaurants(ownerId: string, { store, clock }: Reading) {
  const [plan, restaurants] = await Promise.all([
    store.entitlement(ownerId, clock()),
    store.all('restaurants', ownerId),
  ]);
  const locked = lockedIds(restaurants, 'restaurants', plan.planType);
  return restaurants.map((restaurant) => restaurantReply(restaurant, ownerId, locked));
}

export async function ownersCategories(ownerId: string, { store, clock }: Reading) {
  const [plan, categories, items] = await Promise.all([
    store.entitlement(ownerId, clock()),
    store.all('categories', ownerId),
    store.stamps('items', ownerId),
  ]);
  const locked = lockedIds(categories, 'categories', plan.planType);
  return categories.map((category) => categoryReply(category, idsOf(items), locked));
}

export async function ownersMenus(ownerId: string, { store, clock }: Reading) {
  const [plan, restaurants, menus, categories] = await Promise.all([
    store.entitlement(ownerId, clock()),
    store.all('restaurants', ownerId),
    store.all('menus', ownerId),
    ownersCategories(ownerId, { store, clock }),
  ]);
  // A menu carries its categories by their own ids, so both views are needed.
  const locked = lockedIds(menus, 'menus', plan.planType);
  return menus.map((menu) => menuReply(menu, restaurants, categories, locked));
}

export async function ownersItems(ownerId: string, { store, clock }: Reading) {
  const now = clock();
  const [plan, items, categories] = await Promise.all([
    store.entitlement(ownerId, now),
    store.all('items', ownerId),
    store.all('categories', ownerId),
  ]);
  const locked = lockedIds(items, 'items', plan.planType);
  const showImages = plans[plan.planType].images;
  return items.map((item) => itemReply(item, categories, { locked, showImages, now }));
}

export async function ownersItem(ownerId: string, id: string, { store, clock }: Reading) {
  const now = clock();
  const [plan, item, categories, locked] = await Promise.all([
    store.entitlement(ownerId, now),
    store.one('items', ownerId, id),
    store.all('categories', ownerId),
    lockedOf('items', ownerId, { store, clock }),
  ]);
  if (!item) throw notFound('Menu item');
  return itemReply(item, categories, { locked, showImages: plans[plan.planType].images, now });
}

/** What is locked of a kind; reads the stamps only when the account is over its limit. */
export async function lockedOf(kind: Counted, ownerId: string, { store, clock }: Reading) {
  const [plan, counts] = await Promise.all([
    store.entitlement(ownerId, clock()),
    store.counts(ownerId),
  ]);
  const limit = plans[plan.planType].limits[kind];
  if (limit === null || counts[kind] <= limit) return new Set<string>();
  return lockedIds(await store.stamps(kind, ownerId), kind, plan.planType);
}

/** Refuses 403 where the plan has made one of them read-only. */
export async function mustBeEditable(
  kind: Counted,
  ownerId: string,
  ids: string | string[],
  tools: Reading,
) {
  const locked = await lockedOf(kind, ownerId, tools);
  if (![ids].flat().some((id) => locked.has(id))) return;
  const plan = await tools.store.entitlement(ownerId, tools.clock());
  throw refuseLocked(kind, plan.planType);
}

/** The one with this id; refuses 404. */
export function pick<Reply extends { id: string }>(replies: Reply[], id: string, what: string) {
  const found = replies.find((reply) => reply.id === id);
  if (!found) throw notFound(what);
  return found;
}

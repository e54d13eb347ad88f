import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { numbered } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { categoryReply, itemReply, lockedIds, menuReply, restaurantReply } from './replies.ts';
import type { Context } from './context.ts';

type Reading = Pick<Context, 'store' | 'clock'>;

export function restaurantsView(
  { restaurants }: Pick<OwnersCatalogue, 'restaurants'>,
  ownerId: string,
  planType: PlanType,
) {
  const locked = lockedIds(restaurants, 'restaurants', planType);
  return restaurants.map((restaurant) => restaurantReply(restaurant, ownerId, locked, planType));
}

export function categoriesView(catalogue: OwnersCatalogue, planType: PlanType) {
  const items = new Set(catalogue.items.map(({ id }) => id));
  const { categories } = numbered(catalogue);
  const locked = lockedIds(categories, 'categories', planType);
  return categories.map((category) => categoryReply(category, items, locked));
}

export function menusView(catalogue: OwnersCatalogue, planType: PlanType) {
  const { restaurants, menus } = catalogue;
  const categories = categoriesView(catalogue, planType);
  const locked = lockedIds(menus, 'menus', planType);
  return menus.map((menu) => menuReply(menu, restaurants, categories, locked));
}

export function itemsView(catalogue: OwnersCatalogue, planType: PlanType, now: Date) {
  const { categories, items } = numbered(catalogue);
  const holders = new Map<string, typeof categories>();
  for (const category of categories.toSorted(byMenuOrder)) {
    for (const id of category.item_ids) holders.set(id, [...(holders.get(id) ?? []), category]);
  }
  const locked = lockedIds(items, 'items', planType);
  const showImages = plans[planType].images;
  return items.map((item) =>
    itemReply(item, { categories: holders.get(item.id) ?? [], locked, showImages, now }),
  );
}

/** An owner's whole catalogue and current plan. */
export async function read(ownerId: string, { store, clock }: Reading) {
  const now = clock();
  const [plan, catalogue] = await Promise.all([
    store.entitlement(ownerId, now),
    store.whole(ownerId),
  ]);
  return { catalogue, planType: plan.planType, now };
}

export async function ownersItems(ownerId: string, context: Reading) {
  const { catalogue, planType, now } = await read(ownerId, context);
  return itemsView(catalogue, planType, now);
}

export const ownersItem = async (ownerId: string, id: string, context: Reading) =>
  pick(await ownersItems(ownerId, context), id, 'Menu item');

/** Finds a reply by id; throws 404. */
export function pick<Reply extends { id: string }>(replies: Reply[], id: string, what: string) {
  const found = replies.find((reply) => reply.id === id);
  if (!found) throw notFound(what);
  return found;
}

import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import { accessibleRestaurants } from '@menuleaf/shared/server/http/role-check.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { oneOf } from './changes/catalogue-edits.ts';
import type { CatalogueHandler as Of, Context } from './context.ts';
import { preview } from './menus/preview-menu.ts';
import * as view from './owners-view.ts';
import { lookReply } from './restaurants/look-reply.ts';

/** The dashboard's initial data in one read. */
export const overview: Of<'overview'> = async (_input, owner, context) => {
  const { catalogue, planType } = await view.read(owner.accountId, context);
  const restaurants = view.restaurantsView(catalogue, owner.accountId, planType);
  return {
    restaurants: accessibleRestaurants(owner, restaurants),
    menus: view.menusView(catalogue, planType),
    categories: view.categoriesView(catalogue, planType),
  };
};

async function ownersRestaurants(ownerId: string, { store, clock }: Context) {
  const [plan, restaurants] = await Promise.all([
    store.entitlement(ownerId, clock()),
    store.restaurants(ownerId),
  ]);
  return { restaurants, planType: plan.planType };
}

export const listRestaurants: Of<'listRestaurants'> = async (_input, owner, context) => {
  const { planType, ...rows } = await ownersRestaurants(owner.accountId, context);
  return accessibleRestaurants(owner, view.restaurantsView(rows, owner.accountId, planType));
};

export const getRestaurant: Of<'getRestaurant'> = async ({ params }, owner, context) => {
  const { planType, ...rows } = await ownersRestaurants(owner.accountId, context);
  const restaurants = view.restaurantsView(rows, owner.accountId, planType);
  return view.pick(restaurants, params.id, 'Restaurant');
};

export const getLook: Of<'getLook'> = async ({ params }, owner, context) => {
  const { restaurants, planType } = await ownersRestaurants(owner.accountId, context);
  return lookReply(view.pick(restaurants, params.id, 'Restaurant'), planType);
};

const stored = async (ownerId: string, id: string, { store }: Context) =>
  view.pick(await store.restaurants(ownerId), id, 'Restaurant');

export const getEmbedSites: Of<'getEmbedSites'> = async ({ params }, owner, context) => {
  const { embed_sites = [], updated_at } = await stored(owner.accountId, params.id, context);
  return { embed_sites, updated_at };
};

export const getMenuHours: Of<'getMenuHours'> = async ({ params }, owner, context) => {
  const restaurant = await stored(owner.accountId, params.id, context);
  const { active_menu_id, active_menu_times = [], further_menus = [] } = restaurant;
  const { time_zone, updated_at } = restaurant;
  return { active_menu_id, active_menu_times, further_menus, time_zone, updated_at };
};

/** Both URLs are permanent: QR codes already printed keep working. */
export const qrCode: Of<'qrCode'> = async ({ params }, owner, context) => {
  const { id, qr_opens = 'restaurant' } = await stored(owner.accountId, params.id, context);
  const home = `${context.publicUrl}/restaurant/${id}`;
  return { url: qr_opens === 'menu' ? `${home}/menu` : home, opens: qr_opens };
};

export const listMenus: Of<'listMenus'> = async (_input, owner, context) => {
  const { catalogue, planType } = await view.read(owner.accountId, context);
  return view.menusView(catalogue, planType);
};

const ownersMenu = async (ownerId: string, id: string, context: Context) => {
  const { catalogue, planType } = await view.read(ownerId, context);
  return view.pick(view.menusView(catalogue, planType), id, 'Menu');
};

export const getMenu: Of<'getMenu'> = ({ params }, owner, context) =>
  ownersMenu(owner.accountId, params.id, context);

export const menuCategories: Of<'menuCategories'> = async ({ params }, owner, context) =>
  (await ownersMenu(owner.accountId, params.id, context)).categories;

export const previewCategories: Of<'previewCategories'> = async ({ params }, owner, context) =>
  (await preview(owner.accountId, params.id, context)).categories;

export const listCategories: Of<'listCategories'> = async (_input, owner, context) => {
  const { catalogue, planType } = await view.read(owner.accountId, context);
  return view.categoriesView(catalogue, planType);
};

/** A category's items in its own order. Throws 404. */
function itemsOf(given: Awaited<ReturnType<typeof view.read>>, categoryId: string) {
  const { catalogue, planType, now } = given;
  const { item_ids } = oneOf(catalogue, 'categories', categoryId);
  return membersOf(item_ids, byId(view.itemsView(catalogue, planType, now)));
}

export const categoryItems: Of<'categoryItems'> = async ({ params }, owner, context) =>
  itemsOf(await view.read(owner.accountId, context), params.id);

export const getCategory: Of<'getCategory'> = async ({ params }, owner, context) => {
  const given = await view.read(owner.accountId, context);
  const categories = view.categoriesView(given.catalogue, given.planType);
  return { ...view.pick(categories, params.id, 'Category'), items: itemsOf(given, params.id) };
};

export const listItems: Of<'listItems'> = async ({ query }, owner, context) => {
  const items = await view.ownersItems(owner.accountId, context);
  const { page, next_cursor } = pageBySize(items, query);
  return { items: page, next_cursor };
};

export const getItem: Of<'getItem'> = ({ params }, owner, context) =>
  view.ownersItem(owner.accountId, params.id, context);

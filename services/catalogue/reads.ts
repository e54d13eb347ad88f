import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import { accessibleRestaurants } from '@menuleaf/shared/server/http/role-check.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { oneOf } from './changes/catalogue-edits.ts';
import type { Handler, Context } from './context.ts';
import { preview } from './menus/preview-menu.ts';
import * as view from './owners-view.ts';
import { lookReply } from './restaurants/look-reply.ts';

async function ownersRestaurants(ownerId: string, { store, clock }: Context) {
  const [plan, restaurants] = await Promise.all([
    store.entitlement(ownerId, clock()),
    store.restaurants(ownerId),
  ]);
  return { restaurants, planType: plan.planType };
}

const stored = async (ownerId: string, id: string, { store }: Context) =>
  view.pick(await store.restaurants(ownerId), id, 'Restaurant');

const ownersMenu = async (ownerId: string, id: string, context: Context) => {
  const { catalogue, planType } = await view.read(ownerId, context);
  return view.pick(view.menusView(catalogue, planType), id, 'Menu');
};

/** A category's items in its own order. Throws 404. */
function itemsOf(given: Awaited<ReturnType<typeof view.read>>, categoryId: string) {
  const { catalogue, planType, now } = given;
  const { item_ids } = oneOf(catalogue, 'categories', categoryId);
  return membersOf(item_ids, byId(view.itemsView(catalogue, planType, now)));
}

/** The calls that read, by contract name. */
export const reads = {
  /** The dashboard's initial data in one read. */
  overview: async (_input, owner, context) => {
    const { catalogue, planType } = await view.read(owner.accountId, context);
    const restaurants = view.restaurantsView(catalogue, owner.accountId, planType);
    return {
      restaurants: accessibleRestaurants(owner, restaurants),
      menus: view.menusView(catalogue, planType),
      categories: view.categoriesView(catalogue, planType),
    };
  },

  listRestaurants: async (_input, owner, context) => {
    const { planType, ...rows } = await ownersRestaurants(owner.accountId, context);
    return accessibleRestaurants(owner, view.restaurantsView(rows, owner.accountId, planType));
  },

  getRestaurant: async ({ params }, owner, context) => {
    const { planType, ...rows } = await ownersRestaurants(owner.accountId, context);
    const restaurants = view.restaurantsView(rows, owner.accountId, planType);
    return view.pick(restaurants, params.id, 'Restaurant');
  },

  getLook: async ({ params }, owner, context) => {
    const { restaurants, planType } = await ownersRestaurants(owner.accountId, context);
    return lookReply(view.pick(restaurants, params.id, 'Restaurant'), planType);
  },

  getEmbedSites: async ({ params }, owner, context) => {
    const { embed_sites = [], updated_at } = await stored(owner.accountId, params.id, context);
    return { embed_sites, updated_at };
  },

  getMenuHours: async ({ params }, owner, context) => {
    const restaurant = await stored(owner.accountId, params.id, context);
    const { active_menu_id, active_menu_times = [], further_menus = [] } = restaurant;
    const { time_zone, updated_at } = restaurant;
    return { active_menu_id, active_menu_times, further_menus, time_zone, updated_at };
  },

  /** Both URLs are permanent: QR codes already printed keep working. */
  qrCode: async ({ params }, owner, context) => {
    const { id, qr_opens = 'restaurant' } = await stored(owner.accountId, params.id, context);
    const home = `${context.publicUrl}/restaurant/${id}`;
    return { url: qr_opens === 'menu' ? `${home}/menu` : home, opens: qr_opens };
  },

  listMenus: async (_input, owner, context) => {
    const { catalogue, planType } = await view.read(owner.accountId, context);
    return view.menusView(catalogue, planType);
  },

  getMenu: ({ params }, owner, context) => ownersMenu(owner.accountId, params.id, context),

  menuCategories: async ({ params }, owner, context) =>
    (await ownersMenu(owner.accountId, params.id, context)).categories,

  previewCategories: async ({ params }, owner, context) =>
    (await preview(owner.accountId, params.id, context)).categories,

  listCategories: async (_input, owner, context) => {
    const { catalogue, planType } = await view.read(owner.accountId, context);
    return view.categoriesView(catalogue, planType);
  },

  categoryItems: async ({ params }, owner, context) =>
    itemsOf(await view.read(owner.accountId, context), params.id),

  getCategory: async ({ params }, owner, context) => {
    const given = await view.read(owner.accountId, context);
    const categories = view.categoriesView(given.catalogue, given.planType);
    return { ...view.pick(categories, params.id, 'Category'), items: itemsOf(given, params.id) };
  },

  listItems: async ({ query }, owner, context) => {
    const items = await view.ownersItems(owner.accountId, context);
    const { page, next_cursor } = pageBySize(items, query);
    return { items: page, next_cursor };
  },

  getItem: ({ params }, owner, context) => view.ownersItem(owner.accountId, params.id, context),
} satisfies { [Name in keyof typeof catalogueContract]?: Handler<Name> };

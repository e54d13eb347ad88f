import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../http/contract.ts';
import {
  categoryCreate,
  categorySchema,
  categoryUpdate,
  itemCreate,
  itemImport,
  itemSchema,
  price,
  itemUpdate,
  locationCreate,
  locationSchema,
  menuCreate,
  menuSchema,
  menuUpdate,
  restaurantCreate,
  restaurantSchema,
  restaurantUpdate,
} from './catalogue-entities.ts';
import { id, sortOrder } from './fields.ts';
import { imageLimit } from '../http/image-limit.ts';
import { publicCategorySchema } from './public-menu.ts';

const owner = { access: 'owner' } as const;
const get = { ...owner, method: 'GET' } as const;
const post = { ...owner, method: 'POST' } as const;
const put = { ...owner, method: 'PUT' } as const;
const remove = { ...owner, method: 'DELETE' } as const;
const nothing = { reply: z.undefined(), status: 204 } as const;
const created = { status: 201 } as const;

/** The most ids that one assignment may name: those of the largest menu. */
const categoryIds = z.object({ category_ids: z.array(id).max(50) });
const itemIds = z.object({ item_ids: z.array(id).max(1000) });

/** As many as one transaction holds beside the quota and the categories (DynamoDB: 100 actions). */
export const importLimit = 48;
const order = (limit: number) =>
  z.object({
    orders: z
      .array(z.object({ id, sort_order: sortOrder }))
      .min(1)
      .max(limit),
  });

const menuPreview = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  restaurant: z.object({ id, name: z.string() }).nullable(),
  categories: z.array(publicCategorySchema),
});

export const catalogueContract = contract({
  listRestaurants: {
    ...get,
    path: '/api/restaurants',
    summary: 'Own restaurants',
    reply: z.array(restaurantSchema),
  },
  createRestaurant: {
    ...post,
    ...created,
    path: '/api/restaurants',
    summary: 'Add a restaurant',
    body: restaurantCreate,
    reply: restaurantSchema,
  },
  getRestaurant: {
    ...get,
    path: '/api/restaurants/{id}',
    summary: 'One restaurant',
    reply: restaurantSchema,
  },
  updateRestaurant: {
    ...put,
    path: '/api/restaurants/{id}',
    summary: 'Change a restaurant, its address or its active menu',
    body: restaurantUpdate,
    reply: restaurantSchema,
  },
  deleteRestaurant: {
    ...remove,
    ...nothing,
    path: '/api/restaurants/{id}',
    summary: 'Delete a restaurant and its public pages',
  },
  addLocation: {
    ...post,
    ...created,
    path: '/api/restaurants/{id}/locations',
    summary: 'Add a location',
    body: locationCreate,
    reply: locationSchema,
  },
  qrCode: {
    ...get,
    path: '/api/restaurants/{id}/qr-code',
    summary: 'The address that the QR code carries',
    reply: z.object({ url: z.url() }),
  },

  listMenus: { ...get, path: '/api/menus', summary: 'Own menus', reply: z.array(menuSchema) },
  createMenu: {
    ...post,
    ...created,
    path: '/api/menus',
    summary: 'Add a menu; with restaurant_id it becomes active where none is',
    body: menuCreate,
    reply: menuSchema,
  },
  getMenu: { ...get, path: '/api/menus/{id}', summary: 'One menu', reply: menuSchema },
  updateMenu: {
    ...put,
    path: '/api/menus/{id}',
    summary: 'Change a menu',
    body: menuUpdate,
    reply: menuSchema,
  },
  deleteMenu: {
    ...remove,
    ...nothing,
    path: '/api/menus/{id}',
    summary: 'Delete a menu; restaurants that show it go without',
  },
  menuCategories: {
    ...get,
    path: '/api/menus/{id}/categories',
    summary: 'Categories of a menu',
    reply: z.array(categorySchema),
  },
  assignCategories: {
    ...post,
    path: '/api/menus/{id}/categories/assign',
    summary: 'Put categories into a menu',
    body: categoryIds,
    reply: menuSchema,
  },
  removeCategories: {
    ...post,
    path: '/api/menus/{id}/categories/remove',
    summary: 'Take categories out of a menu',
    body: categoryIds,
    reply: menuSchema,
  },
  previewMenu: {
    ...get,
    path: '/api/menus/preview/{id}',
    summary: 'A menu as diners would see it',
    reply: menuPreview,
  },
  previewCategories: {
    ...get,
    path: '/api/menus/preview/{id}/categories',
    summary: 'The categories of a preview',
    reply: z.array(publicCategorySchema),
  },

  listItems: {
    ...get,
    path: '/api/menus/all-items',
    summary: 'All own items',
    reply: z.object({ items: z.array(itemSchema) }),
  },
  createItem: {
    ...post,
    ...created,
    encoding: 'multipart',
    path: '/api/menus/items',
    summary: 'Add an item',
    body: itemCreate,
    reply: itemSchema,
  },
  getItem: { ...get, path: '/api/menus/items/{id}', summary: 'One item', reply: itemSchema },
  updateItem: {
    ...put,
    encoding: 'multipart',
    path: '/api/menus/items/{id}',
    summary: 'Change an item',
    body: itemUpdate,
    reply: itemSchema,
  },
  deleteItem: { ...remove, ...nothing, path: '/api/menus/items/{id}', summary: 'Delete an item' },
  setAvailability: {
    ...owner,
    method: 'PATCH',
    path: '/api/menus/items/{id}/availability',
    summary: 'Mark an item sold out, or available again',
    body: z.object({ is_available: z.boolean(), sold_out_until: z.iso.datetime().nullish() }),
    reply: itemSchema,
  },

  uploadImage: {
    ...post,
    ...created,
    path: '/api/menus/items/uploads',
    summary: 'Leave to send a large image straight to the bucket; its key then goes with the item',
    body: z.object({
      type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
      size: z.number().int().min(1).max(imageLimit, 'File size must be less than 5MB.'),
    }),
    reply: z.object({
      url: z.url(),
      fields: z.record(z.string(), z.string()),
      image_key: z.string(),
    }),
  },
  changePrices: {
    ...post,
    path: '/api/menus/items/prices',
    summary: 'Change prices in bulk; an item whose price is not `from` any more is left alone',
    body: z.object({
      changes: z
        .array(z.object({ id, from: price, to: price }))
        .min(1)
        .max(1000),
    }),
    reply: z.object({ items: z.array(itemSchema), skipped: z.array(id) }),
  },
  importItems: {
    ...post,
    ...created,
    path: '/api/menus/items/import',
    summary: 'Add several items, all or none',
    body: z.object({ items: z.array(itemImport).min(1).max(importLimit) }),
    reply: z.object({ items: z.array(itemSchema) }),
  },
  orderItems: {
    ...post,
    path: '/api/menus/items/order',
    summary: 'Set the sort order of several items',
    body: order(1000),
    reply: z.object({ items: z.array(itemSchema) }),
  },
  duplicateItem: {
    ...post,
    ...created,
    path: '/api/menus/items/{id}/duplicate',
    summary: 'A copy of an item, in the same categories',
    reply: itemSchema,
  },
  restoreItem: {
    ...post,
    path: '/api/menus/items/{id}/restore',
    summary: 'Undo a deletion',
    reply: itemSchema,
  },
  duplicateMenu: {
    ...post,
    ...created,
    path: '/api/menus/{id}/duplicate',
    summary: 'A copy of a menu with the same categories, active nowhere',
    reply: menuSchema,
  },
  restoreMenu: {
    ...post,
    path: '/api/menus/{id}/restore',
    summary: 'Undo a deletion; where no other menu became active, it is active again',
    reply: menuSchema,
  },
  restoreRestaurant: {
    ...post,
    path: '/api/restaurants/{id}/restore',
    summary: 'Undo a deletion; its address is the same again',
    reply: restaurantSchema,
  },
  orderCategories: {
    ...post,
    path: '/api/categories/order',
    summary: 'Set the sort order of several categories',
    body: order(50),
    reply: z.array(categorySchema),
  },
  duplicateCategory: {
    ...post,
    ...created,
    path: '/api/categories/{id}/duplicate',
    summary: 'A copy of a category with the same items, in no menu',
    reply: categorySchema,
  },
  restoreCategory: {
    ...post,
    path: '/api/categories/{id}/restore',
    summary: 'Undo a deletion',
    reply: categorySchema,
  },

  listCategories: {
    ...get,
    path: '/api/categories',
    summary: 'Own categories',
    reply: z.array(categorySchema),
  },
  createCategory: {
    ...post,
    ...created,
    path: '/api/categories',
    summary: 'Add a category',
    body: categoryCreate,
    reply: categorySchema,
  },
  getCategory: {
    ...get,
    path: '/api/categories/{id}',
    summary: 'One category',
    reply: categorySchema,
  },
  updateCategory: {
    ...put,
    path: '/api/categories/{id}',
    summary: 'Change a category',
    body: categoryUpdate,
    reply: categorySchema,
  },
  deleteCategory: {
    ...remove,
    ...nothing,
    path: '/api/categories/{id}',
    summary: 'Delete a category; its items stay',
  },
  categoryItems: {
    ...get,
    path: '/api/categories/{id}/items',
    summary: 'Items of a category',
    reply: z.array(itemSchema),
  },
  assignItems: {
    ...post,
    path: '/api/categories/{id}/items',
    summary: 'Put items into a category',
    body: itemIds,
    reply: categorySchema,
  },
  removeItems: {
    ...remove,
    path: '/api/categories/{id}/items',
    summary: 'Take items out of a category',
    body: itemIds,
    reply: categorySchema,
  },
});

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { moneyReply } from './money.ts';
import { contract } from '../operation.ts';
import { id } from '../fields.ts';
import { publicCategorySchema } from '../public-menu.ts';
import { categorySchema } from './category.ts';
import { idempotencyHeader, idempotencyKey } from './idempotency.ts';
import { menuCreate, menuSchema, menuUpdate } from './menu.ts';
import { created, get, nothing, post, put, remove } from './methods.ts';

/** The most ids that one assignment may name: those of the largest menu. */
const categoryIds = z.object({ category_ids: z.array(id).check(z.maxLength(50)) });

const menuPreview = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  note: z.optional(z.string()),
  restaurant: z.nullable(z.object({ id, name: z.string() })),
  categories: z.array(publicCategorySchema),
  ...moneyReply,
});

export const menuOperations = contract({
  listMenus: { ...get, path: '/api/menus', summary: 'Own menus', reply: z.array(menuSchema) },
  createMenu: {
    ...post,
    ...created,
    path: '/api/menus',
    summary: 'Add a menu; with restaurant_id it becomes active where none is',
    ...idempotencyHeader,
    body: z.extend(menuCreate, idempotencyKey),
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
  placeCategories: {
    ...post,
    path: '/api/menus/{id}/categories/order',
    summary: 'Set the order of all categories on a menu',
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
});

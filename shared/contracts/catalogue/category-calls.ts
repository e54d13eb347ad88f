import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../operation.ts';
import { id } from '../fields.ts';
import { categoryCreate, categorySchema, categoryUpdate } from './category.ts';
import { idempotencyHeader, idempotencyKey } from './idempotency.ts';
import { itemSchema } from './item.ts';
import { created, get, nothing, order, post, put, remove } from './methods.ts';

/** The most ids that one assignment may name: those of the largest menu. */
const itemIds = z.object({ item_ids: z.array(id).check(z.maxLength(1000)) });

/**
 * One category with what is in it, in its order; lists have the count alone. Absent from a service that is still to be
 * deployed.
 */
const categoryWithItems = z.extend(categorySchema, {
  items: z.withDefault(z.array(itemSchema), []),
});

export const categoryOperations = contract({
  orderCategories: {
    ...post,
    path: '/api/categories/order',
    summary: 'Set the sort order of several categories, all or none',
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
    ...idempotencyHeader,
    body: z.extend(categoryCreate, idempotencyKey),
    reply: categorySchema,
  },
  getCategory: {
    ...get,
    path: '/api/categories/{id}',
    summary: 'One category with its items',
    reply: categoryWithItems,
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
  placeItems: {
    ...post,
    path: '/api/categories/{id}/items/order',
    summary: 'Set the order of all items in a category',
    body: itemIds,
    reply: categorySchema,
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

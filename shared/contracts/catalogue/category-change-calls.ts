import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../operation.ts';
import { id } from '../fields/reply-fields.ts';
import { categorySchema } from './category.ts';
import { categoryCreate, categoryUpdate } from './category-fields.ts';
import { idempotencyHeader, idempotencyKey, partOf } from './idempotency.ts';
import { created, noContent, post, put, remove } from './methods.ts';
import { order } from './order.ts';

/** Maximum ids per assignment: those of the largest menu. */
const itemIds = z.object({ item_ids: z.array(id).check(z.maxLength(1000)) });

/** Category mutations, in a separate module: the owner's first page doesn't need them. */
export const categoryChangeOperations = contract({
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
    ...idempotencyHeader,
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
  createCategory: {
    ...post,
    ...created,
    path: '/api/categories',
    summary: 'Add a category',
    ...idempotencyHeader,
    body: z.extend(categoryCreate, { ...idempotencyKey, ...partOf }),
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
    ...noContent,
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

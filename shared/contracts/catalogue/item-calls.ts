import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../operation.ts';
import { id } from '../fields.ts';
import { limitedPageQuery } from '../page-query.ts';
import { imageCropSchema } from './image-crop.ts';
import { idempotencyHeader, idempotencyKey } from './idempotency.ts';
import { itemCreate, itemImport, itemSchema, itemUpdate } from './item.ts';
import { price } from './item-fields.ts';
import { choicesLimit } from './price-choices.ts';
import { created, get, namedOnce, nothing, order, patch, post, put, remove } from './methods.ts';

/** As many as one transaction holds beside the quota and the categories (DynamoDB: 100 actions). */
export const importLimit = 48;

export const itemOperations = contract({
  listItems: {
    ...get,
    path: '/api/menus/all-items',
    summary: 'All own items, as many as fit one reply; `next_cursor` asks for those behind them',
    query: limitedPageQuery,
    reply: z.object({ items: z.array(itemSchema), next_cursor: z.nullish(z.string()) }),
  },
  createItem: {
    ...post,
    ...created,
    encoding: 'multipart',
    path: '/api/menus/items',
    summary: 'Add an item',
    ...idempotencyHeader,
    body: z.extend(itemCreate, idempotencyKey),
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
    ...patch,
    path: '/api/menus/items/{id}/availability',
    summary: 'Mark an item sold out, or available again',
    body: z.object({
      is_available: z.optional(z.boolean()),
      sold_out_until: z.nullish(z.iso.datetime()),
    }),
    reply: itemSchema,
  },
  uploadImage: {
    ...post,
    ...created,
    path: '/api/menus/items/uploads',
    summary: 'Leave to send a large image straight to the bucket; its key then goes with the item',
    body: z.object({
      type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
      /** Bytes; one over the limit is answered 413, as a file itself would be. */
      size: z.number().check(z.int(), z.minimum(1)),
      image_crop: z.optional(imageCropSchema),
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
    summary:
      'Change prices in bulk, seen by diners all at once; an item whose price is not `from` any more is left alone',
    body: z.object({
      changes: z
        .array(
          z.object({
            id,
            from: price,
            to: price,
            /** Those of all its choices, in their order. */
            choices: z.optional(
              z.array(z.object({ from: price, to: price })).check(z.maxLength(choicesLimit)),
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(1000), z.refine(namedOnce, 'Must name each id once')),
    }),
    /** `items` holds those that were named, as far as they fit; `changed` names all that were changed. */
    reply: z.object({
      items: z.array(itemSchema),
      skipped: z.array(id),
      changed: z.optional(z.array(id)),
    }),
  },
  importItems: {
    ...post,
    ...created,
    path: '/api/menus/items/import',
    summary: 'Add several items, all or none',
    ...idempotencyHeader,
    body: z.object({
      items: z.array(itemImport).check(z.minLength(1), z.maxLength(importLimit)),
      ...idempotencyKey,
    }),
    reply: z.object({ items: z.array(itemSchema) }),
  },
  orderItems: {
    ...post,
    path: '/api/menus/items/order',
    summary: 'Set the sort order of several items, all or none',
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
});

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { id } from '../../fields/reply-fields.ts';
import { imageCropSchema } from './image-crop.ts';
import { idempotencyHeader, idempotencyKey, partOf } from '../idempotency.ts';
import { availabilityUpdate, itemSchema } from './item.ts';
import { price } from './item-fields.ts';
import { created, noContent, post } from '../methods.ts';
import { mustNameOnce, namedOnce, order } from '../order.ts';
import { itemCreate, itemImport } from './new-item.ts';
import { choicesLimit } from './price-choices.ts';

/** Fits in one transaction with the quota and the categories (DynamoDB: 100 actions). */
export const importLimit = 48;

/** Items in one bulk change. */
export const bulkLimit = 1000;

const severalIds = z.array(id).check(
  z.minLength(1),
  z.maxLength(bulkLimit),
  z.refine((ids) => new Set(ids).size === ids.length, mustNameOnce),
);

/** Item creation and bulk changes: no list loads them. */
export const newItemOperations = contract({
  duplicateItem: {
    ...post,
    ...created,
    ...idempotencyHeader,
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
  uploadImage: {
    ...post,
    ...created,
    path: '/api/menus/items/uploads',
    summary:
      'Permission to send a large image straight to storage; its key then goes with the item',
    body: z.object({
      type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
      /** Bytes; over the limit returns 413, like a direct upload. */
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
    scope: 'prices',
    path: '/api/menus/items/prices',
    summary:
      'Change prices in bulk, seen by diners all at once; an item whose price is not `from` any more is left alone, and its id is in `skipped`',
    body: z.object({
      changes: z
        .array(
          z.object({
            id,
            from: price,
            to: price,
            /** For all its choices, in order. */
            choices: z.optional(
              z.array(z.object({ from: price, to: price })).check(z.maxLength(choicesLimit)),
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(bulkLimit), z.refine(namedOnce, mustNameOnce)),
      ...partOf,
    }),
    /** `items` has the requested items, as far as they fit; `changed` lists all changed ids. */
    reply: z.object({
      items: z.array(itemSchema),
      skipped: z.array(id),
      changed: z.optional(z.array(id)),
    }),
  },
  changeAvailability: {
    ...post,
    ...noContent,
    role: 'kitchen',
    scope: 'availability',
    path: '/api/menus/items/availability',
    summary: 'Mark several items sold out, or available again, all or none',
    body: z.object({
      changes: z
        .array(z.extend(availabilityUpdate, { id }))
        .check(z.minLength(1), z.maxLength(bulkLimit), z.refine(namedOnce, mustNameOnce)),
    }),
  },
  deleteItems: {
    ...post,
    ...noContent,
    path: '/api/menus/items/delete',
    summary: 'Delete several items, all or none',
    body: z.object({ ids: severalIds }),
  },
  restoreItems: {
    ...post,
    ...noContent,
    path: '/api/menus/items/restore',
    summary: 'Undo a deletion of several items, named in the order in which they were deleted',
    body: z.object({ ids: severalIds }),
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
      ...partOf,
    }),
    reply: z.object({ items: z.array(itemSchema) }),
  },
  orderItems: {
    ...post,
    path: '/api/menus/items/order',
    summary: 'Set the sort order of several items, all or none',
    body: order(bulkLimit),
    reply: z.object({ items: z.array(itemSchema) }),
  },
});

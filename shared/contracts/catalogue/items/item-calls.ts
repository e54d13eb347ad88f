import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { limitedPageQuery } from '../../page-query.ts';
import { itemSchema, laterAvailability } from './item.ts';
import { idempotencyHeader } from '../idempotency.ts';
import { created, get, noContent, patch, post, remove } from '../methods.ts';

export const itemOperations = contract({
  listItems: {
    ...get,
    path: '/api/menus/all-items',
    summary: 'All own items, as many as fit one reply; `next_cursor` asks for those behind them',
    query: limitedPageQuery,
    reply: z.object({ items: z.array(itemSchema), next_cursor: z.nullish(z.string()) }),
  },
  getItem: { ...get, path: '/api/menus/items/{id}', summary: 'One item', reply: itemSchema },
  deleteItem: { ...remove, ...noContent, path: '/api/menus/items/{id}', summary: 'Delete an item' },
  setAvailability: {
    ...patch,
    role: 'kitchen',
    scope: 'availability',
    path: '/api/menus/items/{id}/availability',
    summary:
      'Mark an item sold out, or available again; `seconds_ago` says when that was decided, and what was decided since stays',
    body: laterAvailability,
    reply: itemSchema,
  },
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
});

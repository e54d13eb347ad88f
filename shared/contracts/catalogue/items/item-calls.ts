import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { limitedPageQuery } from '../../page-query.ts';
import { itemSchema, laterAvailability } from './item.ts';
import { get, noContent, patch, remove } from '../methods.ts';

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
});

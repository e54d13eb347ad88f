import { contract } from '../../operation.ts';
import { put } from '../methods.ts';
import { itemSchema } from './item.ts';
import { itemUpdate } from './item-update.ts';

/** Apart from those of the list, which shows before anything is changed: what a change may say is half of their size. */
export const itemUpdateOperations = contract({
  updateItem: {
    ...put,
    encoding: 'multipart',
    path: '/api/menus/items/{id}',
    summary: 'Change an item',
    body: itemUpdate,
    reply: itemSchema,
  },
});

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { idempotencyHeader, idempotencyKey, partOf } from '../idempotency.ts';
import { menuContent } from './menu-content.ts';
import { createdIds, menuEdits } from './menu-edits.ts';
import { get, post } from '../methods.ts';

/** Separate from the other menu calls: loaded only by the menu editor. */
export const menuEditOperations = contract({
  menuContent: {
    ...get,
    path: '/api/menus/{id}/content',
    summary: 'A menu with its categories and their items, in the order that diners see',
    reply: menuContent,
  },
  editMenu: {
    ...post,
    path: '/api/menus/{id}/edits',
    summary: 'Several edits of a menu and of what stands on it, in their order, all or none',
    ...idempotencyHeader,
    body: z.extend(menuEdits, { ...idempotencyKey, ...partOf }),
    reply: z.extend(menuContent, { made: createdIds }),
  },
});

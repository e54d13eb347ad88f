import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { idempotencyHeader } from '../idempotency.ts';
import { categorySchema } from '../category.ts';
import { menuSchema } from './menu.ts';
import { created, get, noContent, post, remove } from '../methods.ts';

export const menuOperations = contract({
  listMenus: { ...get, path: '/api/menus', summary: 'Own menus', reply: z.array(menuSchema) },
  getMenu: { ...get, path: '/api/menus/{id}', summary: 'One menu', reply: menuSchema },
  deleteMenu: {
    ...remove,
    ...noContent,
    path: '/api/menus/{id}',
    summary:
      'Delete a menu; restaurants that show it go without, and its own categories go where they are empty or another menu has all their items',
  },
  menuCategories: {
    ...get,
    path: '/api/menus/{id}/categories',
    summary: 'Categories of a menu',
    reply: z.array(categorySchema),
  },
  duplicateMenu: {
    ...post,
    ...created,
    ...idempotencyHeader,
    path: '/api/menus/{id}/duplicate',
    summary: 'A copy of a menu, with categories of its own and the same items, active nowhere',
    reply: menuSchema,
  },
  restoreMenu: {
    ...post,
    path: '/api/menus/{id}/restore',
    summary: 'Undo a deletion; where no other menu became active, it is active again',
    reply: menuSchema,
  },
});

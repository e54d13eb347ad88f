import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { categorySchema } from '../category.ts';
import { menuSchema } from './menu.ts';
import { get, noContent, post, remove } from '../methods.ts';

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
  restoreMenu: {
    ...post,
    path: '/api/menus/{id}/restore',
    summary: 'Undo a deletion; where no other menu became active, it is active again',
    reply: menuSchema,
  },
});

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { categorySchema } from '../category.ts';
import { menuSchema } from './menu.ts';
import { get } from '../methods.ts';

export const menuOperations = contract({
  listMenus: { ...get, path: '/api/menus', summary: 'Own menus', reply: z.array(menuSchema) },
  getMenu: { ...get, path: '/api/menus/{id}', summary: 'One menu', reply: menuSchema },
  menuCategories: {
    ...get,
    path: '/api/menus/{id}/categories',
    summary: 'Categories of a menu',
    reply: z.array(categorySchema),
  },
});

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../operation.ts';
import { categorySchema } from './category.ts';
import { menuSchema } from './menus/menu.ts';
import { get } from './methods.ts';
import { restaurantSchema } from './restaurants/restaurant.ts';

export const overviewOperations = contract({
  overview: {
    ...get,
    path: '/api/overview',
    summary: 'Own restaurants, menus and categories, as their lists have them',
    reply: z.object({
      restaurants: z.array(restaurantSchema),
      menus: z.array(menuSchema),
      categories: z.array(categorySchema),
    }),
  },
});

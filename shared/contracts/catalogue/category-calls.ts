import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../operation.ts';
import { categorySchema } from './category.ts';
import { itemSchema } from './items/item.ts';
import { get } from './methods.ts';

/** A category with its items in order; lists only have the count. Absent in services not yet redeployed. */
const categoryWithItems = z.extend(categorySchema, {
  items: z.withDefault(z.array(itemSchema), []),
});

export const categoryOperations = contract({
  listCategories: {
    ...get,
    path: '/api/categories',
    summary: 'Own categories',
    reply: z.array(categorySchema),
  },
  getCategory: {
    ...get,
    path: '/api/categories/{id}',
    summary: 'One category with its items',
    reply: categoryWithItems,
  },
  categoryItems: {
    ...get,
    path: '/api/categories/{id}/items',
    summary: 'Items of a category',
    reply: z.array(itemSchema),
  },
});

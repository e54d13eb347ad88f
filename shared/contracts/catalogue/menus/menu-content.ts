import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id } from '../../fields/reply-fields.ts';
import { categorySchema } from '../category.ts';
import { itemSchema } from '../items/item.ts';
import { menuSchema } from './menu.ts';

/** An item as placed on a menu. Categories are ids only: names would not fit in one reply. */
export const contentItem = z.extend(z.omit(itemSchema, { categories: true }), {
  category_ids: z.array(id),
});
export type ContentItem = z.infer<typeof contentItem>;

export const contentCategory = z.extend(categorySchema, { items: z.array(contentItem) });

/** A whole menu in diners' order; an item in two of its categories is listed in both. */
export const menuContent = z.object({
  menu: z.omit(menuSchema, { categories: true }),
  categories: z.array(contentCategory),
  /** The restaurant that shows it to diners; null if none does. */
  restaurant: z.nullable(z.object({ id, name: z.string() })),
});
export type MenuContent = z.infer<typeof menuContent>;

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id } from '../../fields/fields.ts';
import { categorySchema } from '../category.ts';
import { itemSchema } from '../items/item.ts';
import { menuSchema } from './menu.ts';

/** An item where it stands on a menu. All its categories by their ids alone: their names would not fit one reply. */
export const contentItem = z.extend(z.omit(itemSchema, { categories: true }), {
  category_ids: z.array(id),
});
export type ContentItem = z.infer<typeof contentItem>;

export const contentCategory = z.extend(categorySchema, { items: z.array(contentItem) });

/** A whole menu in the order that diners see; an item in two of its categories is listed in both. */
export const menuContent = z.object({
  menu: z.omit(menuSchema, { categories: true }),
  categories: z.array(contentCategory),
  /** The restaurant whose diners see it; null while none shows it. */
  restaurant: z.nullable(z.object({ id, name: z.string() })),
});
export type MenuContent = z.infer<typeof menuContent>;

import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  clearableText,
  id,
  loadedVersion,
  requiredName,
  sortOrder,
  readText,
  stamps,
} from '../fields.ts';

export const categoryCreate = z.object({
  name: requiredName('Category name is required'),
  description: clearableText().default(null),
  /** Absent: it goes to the end of its menus. */
  sort_order: sortOrder.optional(),
  /** Absent: it goes on the account's only menu, if there is one. */
  menu_ids: z.array(id).max(50).optional(),
});

export const categoryUpdate = z.object({
  name: categoryCreate.shape.name.optional(),
  description: clearableText().optional(),
  sort_order: sortOrder.optional(),
  updated_at: loadedVersion,
});

export const categorySchema = z.object({
  id,
  name: z.string(),
  description: readText,
  sort_order: z.number().int(),
  items_count: z.number().int(),
  ...stamps,
});

export type Category = z.infer<typeof categorySchema>;

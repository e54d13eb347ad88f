import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  clearableText,
  id,
  loadedVersion,
  note,
  requiredName,
  sortOrder,
  readText,
  stamps,
} from '../fields/fields.ts';

export const categoryCreate = z.object({
  name: requiredName('Category name is required'),
  description: z.withDefault(clearableText(), null),
  note: z.withDefault(note, null),
  /** Absent: appended to its menus. */
  sort_order: z.optional(sortOrder),
  /** Absent: added to the account's only menu, if there is one. */
  menu_ids: z.optional(z.array(id).check(z.maxLength(50))),
});

export const categoryUpdate = z.object({
  name: z.optional(categoryCreate.shape.name),
  description: z.optional(clearableText()),
  note: z.optional(note),
  sort_order: z.optional(sortOrder),
  updated_at: loadedVersion,
});

export const categorySchema = z.object({
  id,
  name: z.string(),
  description: readText,
  note: z.withDefault(readText, null),
  sort_order: z.number().check(z.int()),
  items_count: z.number().check(z.int()),
  ...stamps,
});

export type Category = z.infer<typeof categorySchema>;

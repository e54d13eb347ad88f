import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText, loadedVersion, note, requiredName, sortOrder } from '../fields/fields.ts';
import { id } from '../fields/reply-fields.ts';

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

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText, note, requiredName } from '../../fields/fields.ts';
import { id } from '../../fields/reply-fields.ts';
import { language } from '../language.ts';

/** Separate from a menu's reply, which first pages read: the list of languages is long. */
export const menuCreate = z.object({
  name: requiredName('Please fill in the menu name.'),
  description: z.withDefault(clearableText(), null),
  note: z.withDefault(note, null),
  /** Language of the menu's own texts; absent: English. */
  language: z.optional(language),
  is_active: z.optional(z.boolean()),
  restaurant_id: z.optional(id),
});

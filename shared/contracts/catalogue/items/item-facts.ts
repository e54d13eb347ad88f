import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText } from '../../fields/fields.ts';
import { calories, flag } from './item-fields.ts';

// A new field of dishes goes into both of these lists and that of replies: forms, imports and the menu editor send it, and rows, replies
// and pages carry it.

/** Fields of a changed dish; an absent one stays as it is. */
export const factsUpdate = {
  calories: z.optional(calories),
  allergens: z.optional(clearableText()),
  is_vegetarian: z.optional(flag),
  is_vegan: z.optional(flag),
  is_gluten_free: z.optional(flag),
};

/** Fields of a new dish. */
export const factsCreate = {
  calories: z.withDefault(calories, null),
  allergens: z.withDefault(clearableText(), null),
  is_vegetarian: z.withDefault(flag, false),
  is_vegan: z.withDefault(flag, false),
  is_gluten_free: z.withDefault(flag, false),
};

import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText, readText } from '../../fields/fields.ts';
import { calories, flag } from './item-fields.ts';

// A new field of dishes goes into each of these three lists: forms, imports and the menu editor send it, and rows, replies
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

/** Fields as stored and shown. What older rows lack is optional. */
export const factsReply = {
  calories: z.nullable(z.number().check(z.int())),
  allergens: readText,
  is_vegetarian: z.boolean(),
  is_vegan: z.boolean(),
  is_gluten_free: z.boolean(),
};

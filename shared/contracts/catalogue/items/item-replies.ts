import * as z from '@menuleaf/shared/contracts/schema.ts';
import { readText } from '../../fields/reply-fields.ts';

/** Fields as stored and shown. What older rows lack is optional. */
export const factsReply = {
  calories: z.nullable(z.number().check(z.int())),
  allergens: readText,
  is_vegetarian: z.boolean(),
  is_vegan: z.boolean(),
  is_gluten_free: z.boolean(),
};

/** The dominant color, e.g. `#8a6b40`. */
export const imageColor = z.optional(z.string());

/** A dish's price per size. */
export const readChoices = z.array(z.object({ name: z.string(), price: z.number() }));

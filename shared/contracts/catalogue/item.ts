import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  clearableText,
  id,
  instant,
  loadedVersion,
  requiredName,
  readText,
  stamps,
} from '../fields.ts';
import { flag, price, calories, itemSortOrder, imageFile } from './item-fields.ts';

const name = requiredName('Item name is required');

const dish = {
  name,
  description: clearableText().default(null),
  price,
  calories: calories.default(null),
  allergens: clearableText().default(null),
  /** True: it holds these and only these of the 14. The time of it is kept. */
  allergens_confirmed: flag.optional(),
  is_vegetarian: flag.default(false),
  is_vegan: flag.default(false),
  is_gluten_free: flag.default(false),
  /** Absent: it goes to the end of its categories. */
  sort_order: itemSortOrder.optional(),
};

const image = {
  image: imageFile.optional(),
  /** What an upload by presigned POST was given as its key. */
  image_key: z.string().max(200).optional(),
};

/** An item of an import: as in a form, but JSON and with no image. */
export const itemImport = z.object({
  ...dish,
  is_available: flag.default(true),
  category_ids: z.array(id).max(50).default([]),
});

export const itemCreate = z.object({
  ...dish,
  ...image,
  /** A JSON list of the categories that the new item goes into. */
  category_ids: z
    .string()
    .transform((text, context) => {
      try {
        return z.array(id).max(50).parse(JSON.parse(text));
      } catch {
        context.issues.push({ code: 'custom', message: 'Must be a JSON list of ids', input: text });
        return z.NEVER;
      }
    })
    .optional(),
});

/** Absent fields stay as they are, as everywhere. */
export const itemUpdate = z.object({
  name: name.optional(),
  description: clearableText().optional(),
  price: price.optional(),
  calories: calories.optional(),
  allergens: clearableText().optional(),
  allergens_confirmed: flag.optional(),
  is_vegetarian: flag.optional(),
  is_vegan: flag.optional(),
  is_gluten_free: flag.optional(),
  sort_order: itemSortOrder.optional(),
  ...image,
  is_available: flag.optional(),
  remove_image: flag.optional(),
  updated_at: loadedVersion,
});

export const itemSchema = z.object({
  id,
  name: z.string(),
  description: readText,
  /** Dollars, at most two decimals. */
  price: z.number(),
  image_url: readText,
  /** Whether an image is there, on its way, or was refused for the reason in `image_error`. */
  image_status: z.enum(['none', 'preparing', 'ready', 'refused']),
  image_error: readText,
  calories: z.number().int().nullable(),
  allergens: readText,
  /** When the owner confirmed that it holds these and only these of the 14; absent: never. */
  allergens_confirmed_at: instant.optional(),
  /** Its name or its description is another one than what was confirmed. */
  changed_since_confirmed: z.literal(true).optional(),
  is_vegetarian: z.boolean(),
  is_vegan: z.boolean(),
  is_gluten_free: z.boolean(),
  is_available: z.boolean(),
  /** Sold out until then; null with `is_available: false` means until the owner says otherwise. */
  sold_out_until: instant.nullable(),
  sort_order: z.number().int(),
  categories: z.array(z.object({ id, name: z.string() })),
  ...stamps,
});

export type Item = z.infer<typeof itemSchema>;

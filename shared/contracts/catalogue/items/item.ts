import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  clearableText,
  id,
  instant,
  loadedVersion,
  requiredName,
  readText,
  stamps,
} from '../../fields/fields.ts';
import { imageColor, imageCropText } from './image-crop.ts';
import { factsReply, factsUpdate } from './item-facts.ts';
import { flag, price, itemSortOrder, imageFile } from './item-fields.ts';
import { choices, priceKind, readChoices } from './price-choices.ts';

export const itemName = requiredName('Item name is required');

export const itemImage = {
  image: z.optional(imageFile),
  /** The crop of the image; centered if absent. */
  image_crop: z.optional(imageCropText),
  /** The key of a presigned POST upload. */
  image_key: z.optional(z.string().check(z.maxLength(200))),
};

/** Absent fields stay as they are, as everywhere. */
export const itemUpdate = z.object({
  name: z.optional(itemName),
  description: z.optional(clearableText()),
  price: z.optional(price),
  choices: z.optional(choices),
  price_kind: z.optional(priceKind),
  ...factsUpdate,
  allergens_confirmed: z.optional(flag),
  sort_order: z.optional(itemSortOrder),
  ...itemImage,
  is_available: z.optional(flag),
  remove_image: z.optional(flag),
  updated_at: loadedVersion,
});

export const availabilityUpdate = z.object({
  is_available: z.optional(z.boolean()),
  sold_out_until: z.nullish(z.iso.datetime()),
});

export const itemSchema = z.object({
  id,
  name: z.string(),
  description: readText,
  /** In the restaurant's currency, with at most three decimals. */
  price: z.number(),
  choices: z.withDefault(readChoices, []),
  price_kind: z.withDefault(priceKind, 'fixed'),
  image_url: readText,
  image_color: imageColor,
  /** State of the image; `image_error` has the reason for `refused`. */
  image_status: z.enum(['none', 'preparing', 'ready', 'refused']),
  image_error: readText,
  ...factsReply,
  /** When the owner confirmed its allergens, out of the 14, as complete; absent: never. */
  allergens_confirmed_at: z.optional(instant),
  /** Name or description changed since the confirmation. */
  changed_since_confirmed: z.optional(z.literal(true)),
  is_available: z.boolean(),
  /** Sold out until this time; null with `is_available: false` means indefinitely. */
  sold_out_until: z.nullable(instant),
  sort_order: z.number().check(z.int()),
  categories: z.array(z.object({ id, name: z.string() })),
  ...stamps,
});

export type Item = z.infer<typeof itemSchema>;

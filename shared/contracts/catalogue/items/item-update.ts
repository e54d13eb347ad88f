import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText, loadedVersion, requiredName } from '../../fields/fields.ts';
import { imageCropText } from './image-crop.ts';
import { factsUpdate } from './item-facts.ts';
import { flag, price, itemSortOrder, imageFile } from './item-fields.ts';
import { choices } from './price-choices.ts';
import { priceKind } from './price-kinds.ts';

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

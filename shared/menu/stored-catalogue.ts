import * as z from 'zod';
import { omit } from '@menuleaf/shared/contracts/schema.ts';
import { defaultCurrency } from '../contracts/catalogue/money.ts';
import { hoursReply, socialReply } from '../contracts/catalogue/restaurant-facts.ts';
import { imageCropSchema } from '../contracts/catalogue/image-crop.ts';
import { priceKinds } from '../contracts/catalogue/price-choices.ts';
import { locationSchema, qrOpens } from '../contracts/catalogue/restaurant.ts';

/** In the order shown. Rows written earlier hold a set, whose order `readCatalogue` knows; an empty set was not kept. */
const idList = z
  .union([z.array(z.string()), z.set(z.string())])
  .optional()
  .transform((ids) => [...(ids ?? [])]);

const text = z.string().nullable();
const stamps = { created_at: z.string(), updated_at: z.string() };

export const storedRestaurant = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  phone: text,
  email: text,
  website: text,
  ...hoursReply,
  ...socialReply,
  time_zone: z.string(),
  currency: z.string().default(defaultCurrency),
  is_listed: z.boolean(),
  active_menu_id: text,
  /** Absent: its own page. */
  qr_opens: z.optional(qrOpens),
  locations: z.array(omit(locationSchema, { restaurant_id: true })),
  ...stamps,
});
export type StoredRestaurant = z.infer<typeof storedRestaurant>;

export const storedMenu = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  note: text.optional(),
  category_ids: idList,
  ...stamps,
});
export type StoredMenu = z.infer<typeof storedMenu>;

export const storedCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  note: text.optional(),
  /** As the owner said it; absent where only its places in the lists are known. */
  sort_order: z.number().optional(),
  item_ids: idList,
  ...stamps,
});
export type StoredCategory = z.infer<typeof storedCategory>;

export const storedItem = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  /** The price in hundredths, rounded; all that rows written earlier have, and what earlier releases read. */
  price_cents: z.number().int(),
  /** The price itself. It counts while it rounds to those hundredths: an earlier release changes them alone. */
  price_thousandths: z.number().int().optional(),
  /** Absent or empty: it has one price. */
  choices: z.array(z.object({ name: z.string(), price_thousandths: z.number().int() })).optional(),
  /** Absent: `fixed`. */
  price_kind: z.enum(priceKinds).optional(),
  calories: z.number().nullable(),
  allergens: text,
  /** Absent or null: the owner has not confirmed what it holds of the 14. */
  allergens_confirmed_at: text.optional(),
  /** Name or description were changed after that. */
  changed_since_confirmed: z.boolean().optional(),
  is_vegetarian: z.boolean(),
  is_vegan: z.boolean(),
  is_gluten_free: z.boolean(),
  is_available: z.boolean(),
  sold_out_until: text,
  sort_order: z.number().optional(),
  /** The finished image: the name that its sizes share under /images/. */
  image: z.string().optional(),
  /** What most of it looks like; absent: it was made in two sizes, without AVIF. */
  image_color: z.string().optional(),
  /** The part of what was sent that it shows; absent: the middle. */
  image_crop: z.optional(imageCropSchema),
  /** The upload whose image is to become this item's, while it is being made. */
  image_upload: z.string().optional(),
  /** Why the last upload became no image. */
  image_error: z.string().optional(),
  ...stamps,
});
export type StoredItem = z.infer<typeof storedItem>;

export type OwnersCatalogue = {
  restaurants: StoredRestaurant[];
  menus: StoredMenu[];
  categories: StoredCategory[];
  items: StoredItem[];
};

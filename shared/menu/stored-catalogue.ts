import * as z from 'zod/mini';
import { omit } from '@menuleaf/shared/contracts/schema.ts';
import { defaultCurrency } from '../contracts/catalogue/money.ts';
import { hoursReply, socialReply } from '../contracts/catalogue/restaurants/restaurant-facts.ts';
import { readSpecialHours } from '../contracts/catalogue/restaurants/special-hours-reply.ts';
import { imageCropSchema } from '../contracts/catalogue/items/image-crop.ts';
import { factsReply } from '../contracts/catalogue/items/item-replies.ts';
import { priceKinds } from '../contracts/catalogue/items/price-kinds.ts';
import { locationSchema, qrOpens } from '../contracts/catalogue/restaurants/restaurant.ts';

const storedTimes = z.array(
  z.object({ days: z.array(z.number()), from: z.string(), to: z.string() }),
);

/** In display order. */
const idList = z.array(z.string());

const text = z.nullable(z.string());

/** Translations by language tag; absent ones fall back to the main language. */
const words = z.optional(
  z.record(
    z.string(),
    z.object({
      name: z.optional(z.string()),
      description: z.optional(z.string()),
      note: z.optional(z.string()),
      /** By choice name. */
      choices: z.optional(z.record(z.string(), z.string())),
      /** Per field, a digest of the original that it translates; absent if unknown. */
      of: z.optional(z.record(z.string(), z.string())),
    }),
  ),
);
export type StoredWords = NonNullable<z.infer<typeof words>>;
const stamps = { created_at: z.string(), updated_at: z.string() };

export const storedRestaurant = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  phone: text,
  email: text,
  website: text,
  ...hoursReply,
  special_hours: z.optional(readSpecialHours),
  ...socialReply,
  time_zone: z.string(),
  currency: z._default(z.string(), defaultCurrency),
  is_listed: z.boolean(),
  active_menu_id: text,
  active_menu_times: z.optional(storedTimes),
  /** In tab order; the active one is not shown twice. */
  further_menus: z.optional(
    z.array(z.object({ menu_id: z.string(), times: z.optional(storedTimes) })),
  ),
  /** Absent: its own page. */
  qr_opens: z.optional(qrOpens),
  /** Origins that may frame its menu. */
  embed_sites: z.optional(z.array(z.string())),
  /** Look of its pages; absent: the default. */
  look: z.optional(
    z.object({
      accent: z.optional(text),
      theme: z.optional(text),
      type: z.optional(text),
      layout: z.optional(text),
    }),
  ),
  /** Images as for items; a logo's color is its background. */
  logo: z.optional(z.string()),
  logo_color: z.optional(z.string()),
  logo_upload: z.optional(z.string()),
  logo_error: z.optional(z.string()),
  cover: z.optional(z.string()),
  cover_color: z.optional(z.string()),
  cover_upload: z.optional(z.string()),
  cover_error: z.optional(z.string()),
  locations: z.array(omit(locationSchema, { restaurant_id: true })),
  ...stamps,
});
export type StoredRestaurant = z.infer<typeof storedRestaurant>;

export const storedMenu = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  note: z.optional(text),
  /** Absent: English. */
  language: z.optional(z.string()),
  further_languages: z.optional(z.array(z.string())),
  words,
  category_ids: idList,
  ...stamps,
});
export type StoredMenu = z.infer<typeof storedMenu>;

export const storedCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  note: z.optional(text),
  words,
  /** Set by the owner; absent if only its list positions are known. */
  sort_order: z.optional(z.number()),
  item_ids: idList,
  ...stamps,
});
export type StoredCategory = z.infer<typeof storedCategory>;

export const storedItem = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  words,
  price_thousandths: z.number().check(z.int()),
  /** Absent or empty: a single price. */
  choices: z.optional(
    z.array(z.object({ name: z.string(), price_thousandths: z.number().check(z.int()) })),
  ),
  /** Absent: `fixed`. */
  price_kind: z.optional(z.enum(priceKinds)),
  ...factsReply,
  /** Absent or null: the owner has not confirmed its allergens. */
  allergens_confirmed_at: z.optional(text),
  /** Name, description or the names of its choices changed since then. */
  changed_since_confirmed: z.optional(z.boolean()),
  /** Allergens that its words suggested when it was confirmed without them; of a changed dish alone. */
  confirmed_despite: z.optional(z.array(z.string())),
  is_available: z.boolean(),
  sold_out_until: text,
  /** When these two were decided last; what was decided before does not change them. */
  availability_at: z.optional(z.string()),
  sort_order: z.optional(z.number()),
  /** The finished image: the name that its sizes share under /images/. */
  image: z.optional(z.string()),
  /** Dominant color. */
  image_color: z.optional(z.string()),
  /** The visible part of the upload; absent: centered. */
  image_crop: z.optional(imageCropSchema),
  /** An upload that is being processed for this item. */
  image_upload: z.optional(z.string()),
  /** Why the last upload failed. */
  image_error: z.optional(z.string()),
  ...stamps,
});
export type StoredItem = z.infer<typeof storedItem>;

export type OwnersCatalogue = {
  restaurants: StoredRestaurant[];
  menus: StoredMenu[];
  categories: StoredCategory[];
  items: StoredItem[];
};

import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  id,
  instant,
  loadedVersion,
  optionalEmail,
  optionalText,
  optionalUrl,
  requiredName,
  sortOrder,
} from './fields.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const hours = {
  monday_hours: optionalText(200),
  tuesday_hours: optionalText(200),
  wednesday_hours: optionalText(200),
  thursday_hours: optionalText(200),
  friday_hours: optionalText(200),
  saturday_hours: optionalText(200),
  sunday_hours: optionalText(200),
};

const social = {
  facebook_url: optionalUrl,
  instagram_url: optionalUrl,
  twitter_url: optionalUrl,
  tiktok_url: optionalUrl,
  youtube_url: optionalUrl,
};

const readText = z.string().nullable();

export const hoursReply = {
  monday_hours: readText,
  tuesday_hours: readText,
  wednesday_hours: readText,
  thursday_hours: readText,
  friday_hours: readText,
  saturday_hours: readText,
  sunday_hours: readText,
};

export const socialReply = {
  facebook_url: readText,
  instagram_url: readText,
  twitter_url: readText,
  tiktok_url: readText,
  youtube_url: readText,
};

const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'Must be an IANA time zone, such as America/New_York');

/** What an owner's object carries beside its fields. `locked`: over the plan's limit, so read-only. */
const stamps = { created_at: instant, updated_at: instant, locked: z.literal(true).optional() };

const restaurantFields = {
  name: requiredName('Restaurant name is required'),
  description: optionalText(),
  phone: optionalText(50),
  email: optionalEmail,
  website: optionalUrl,
  ...hours,
  ...social,
  time_zone: timeZone.optional(),
  is_listed: z.boolean().optional(),
};

const coordinate = (limit: number) => z.number().min(-limit).max(limit).nullish();

const addressFields = {
  address: requiredName('Address is required'),
  city: requiredName('City is required'),
  state: requiredName('State is required'),
  zip_code: requiredName('ZIP code is required'),
  country: z.string().trim().min(1).max(100).default('US'),
  latitude: coordinate(90),
  longitude: coordinate(180),
};

export const restaurantCreate = z.object(restaurantFields);

/** Absent fields stay as they are. The address fields change the first location, or make it. */
export const restaurantUpdate = z.object({
  ...restaurantFields,
  name: restaurantFields.name.optional(),
  active_menu_id: id.nullable().optional(),
  location_name: optionalText(250).optional(),
  address: addressFields.address.optional(),
  city: addressFields.city.optional(),
  state: addressFields.state.optional(),
  zip_code: addressFields.zip_code.optional(),
  country: z.string().trim().min(1).max(100).optional(),
  location_phone: optionalText(50),
  latitude: addressFields.latitude,
  longitude: addressFields.longitude,
  updated_at: loadedVersion,
});

export const locationCreate = z.object({
  name: optionalText(250),
  ...addressFields,
  phone: optionalText(50),
  restaurant_id: id.optional(),
});

export const locationSchema = z.object({
  id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  phone: readText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** A JSON text keyed by lower-case weekday. */
  opening_hours: readText,
  restaurant_id: id,
  created_at: instant,
});

export const restaurantSchema = z.object({
  id,
  name: z.string(),
  description: readText,
  phone: readText,
  email: readText,
  website: readText,
  owner_id: z.string(),
  active_menu_id: id.nullable(),
  locations: z.array(locationSchema),
  ...hoursReply,
  ...socialReply,
  time_zone: z.string(),
  is_listed: z.boolean(),
  ...stamps,
});
export type Restaurant = z.infer<typeof restaurantSchema>;

export const categoryCreate = z.object({
  name: requiredName('Category name is required'),
  description: optionalText(),
  sort_order: sortOrder.default(0),
});
export const categoryUpdate = z.object({
  name: categoryCreate.shape.name.optional(),
  description: optionalText(),
  sort_order: sortOrder.optional(),
  updated_at: loadedVersion,
});
export const categorySchema = z.object({
  id,
  name: z.string(),
  description: readText,
  sort_order: z.number().int(),
  items_count: z.number().int(),
  ...stamps,
});
export type Category = z.infer<typeof categorySchema>;

export const menuCreate = z.object({
  name: requiredName('Please fill in the menu name.'),
  description: optionalText(),
  is_active: z.boolean().optional(),
  restaurant_id: id.optional(),
});
export const menuUpdate = z.object({
  name: menuCreate.shape.name.optional(),
  description: optionalText(),
  updated_at: loadedVersion,
});
export const menuSchema = z.object({
  id,
  name: z.string(),
  description: readText,
  /** Whether a restaurant has it as its active menu. */
  is_active: z.boolean(),
  categories: z.array(categorySchema),
  ...stamps,
});
export type Menu = z.infer<typeof menuSchema>;

const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);

/** Numbers travel as text in multipart; an empty text is no number, never 0. */
const numberField = (rule: z.ZodNumber, missing: string) =>
  z
    .union([z.number(), z.string().trim().min(1, missing)], missing)
    .transform(Number)
    .pipe(rule);

const isCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

export const price = numberField(
  z
    .number('Price must be a number')
    .min(0, 'Price must be 0 or more')
    .max(999_999.99, 'Price must be at most 999,999.99'),
  'Price is required',
).refine(isCents, 'Price must have at most two decimals');

const wrongCalories = 'Calories must be a whole number, 0 or more';
const calories = z
  .union(
    [
      z.literal(['', 'null', '0', 0]).transform(() => null),
      numberField(
        z
          .number(wrongCalories)
          .int(wrongCalories)
          .min(0, wrongCalories)
          .max(100_000, 'Calories must be at most 100,000'),
        wrongCalories,
      ),
    ],
    wrongCalories,
  )
  .nullish()
  .transform((value) => value ?? null);

const wrongOrder = 'Sort order must be a whole number';
const itemSortOrder = z
  .union([z.literal('').transform(() => 0), numberField(sortOrder, wrongOrder)], wrongOrder)
  .default(0);

/** An image as the browser sends it, or as the server has parsed it. */
export type ImageFile = { type: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> };
const imageFile = z.custom<ImageFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value,
  'Must be a file',
);

const itemFields = {
  name: requiredName('Item name is required'),
  description: optionalText(),
  price,
  calories,
  allergens: optionalText(),
  is_vegetarian: flag.default(false),
  is_vegan: flag.default(false),
  is_gluten_free: flag.default(false),
  sort_order: itemSortOrder,
  image: imageFile.optional(),
  /** What an upload by presigned POST was given as its key. */
  image_key: z.string().max(200).optional(),
};

/** An item of an import: as in a form, but JSON and with no image. */
export const itemImport = z.object({
  name: itemFields.name,
  description: itemFields.description,
  price,
  calories,
  allergens: itemFields.allergens,
  is_vegetarian: flag.default(false),
  is_vegan: flag.default(false),
  is_gluten_free: flag.default(false),
  is_available: flag.default(true),
  sort_order: itemSortOrder,
  category_ids: z.array(id).max(50).default([]),
});

export const itemCreate = z.object({
  ...itemFields,
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
export const itemUpdate = z.object({
  ...itemFields,
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
  /** Whether a picture is there, on its way, or was refused for the reason in `image_error`. */
  image_status: z.enum(['none', 'preparing', 'ready', 'refused']),
  image_error: readText,
  calories: z.number().int().nullable(),
  allergens: readText,
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

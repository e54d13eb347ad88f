import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  clearableEmail,
  clearableLine,
  clearableText,
  clearableUrl,
  id,
  instant,
  loadedVersion,
  requiredName,
  readText,
  stamps,
} from '../fields.ts';
import { hours, hoursUpdate } from './opening-hours.ts';
import { hoursReply, placeReply, socialReply } from './restaurant-facts.ts';
import { profiles, profilesUpdate } from './social-profiles.ts';

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

const name = requiredName('Restaurant name is required');
const phone = clearableLine(50);

const defaultCountry = 'US';
const country = clearableLine(100).transform((typed) => typed ?? defaultCountry);

/** Decimals of a degree that are kept: a centimetre. DynamoDB holds no number as small as JSON can write. */
const toSevenDecimals = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

const coordinate = (limit: number) =>
  z
    .union(
      [
        z.literal('').transform(() => null),
        z.number().min(-limit).max(limit).transform(toSevenDecimals),
      ],
      `Must be a number between -${limit} and ${limit}`,
    )
    .nullish();

const place = {
  address: requiredName('Address is required'),
  city: requiredName('City is required'),
  state: requiredName('State is required'),
  zip_code: requiredName('ZIP code is required'),
};

const point = { latitude: coordinate(90), longitude: coordinate(180) };

export const restaurantCreate = z.object({
  name,
  description: clearableText().default(null),
  phone: phone.default(null),
  email: clearableEmail.default(null),
  website: clearableUrl.default(null),
  ...hours,
  ...profiles,
  time_zone: timeZone.optional(),
  is_listed: z.boolean().optional(),
});

/** Absent fields stay as they are. The address fields change the first location, or make it. */
export const restaurantUpdate = z.object({
  name: name.optional(),
  description: clearableText().optional(),
  phone: phone.optional(),
  email: clearableEmail.optional(),
  website: clearableUrl.optional(),
  ...hoursUpdate,
  ...profilesUpdate,
  time_zone: timeZone.optional(),
  is_listed: z.boolean().optional(),
  active_menu_id: z
    .union([id, z.literal('')], 'Must be the id of a menu, or null')
    .nullable()
    .transform((menu) => menu || null)
    .optional(),
  location_name: clearableLine(250).optional(),
  ...z.object(place).partial().shape,
  country: country.optional(),
  location_phone: phone.optional(),
  ...point,
  updated_at: loadedVersion,
});

export const locationCreate = z.object({
  name: clearableLine(250).default(null),
  ...place,
  country: country.default(defaultCountry),
  ...point,
  phone: phone.default(null),
  restaurant_id: id.optional(),
});

export const locationSchema = z.object({
  id,
  name: z.string(),
  ...placeReply,
  phone: readText,
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

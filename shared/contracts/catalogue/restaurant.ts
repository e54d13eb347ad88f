import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  id,
  instant,
  loadedVersion,
  optionalEmail,
  optionalText,
  optionalUrl,
  requiredName,
  readText,
  stamps,
} from '../fields.ts';
import { hours } from './opening-hours.ts';
import { hoursReply, placeReply, socialReply } from './restaurant-facts.ts';

const social = {
  facebook_url: optionalUrl,
  instagram_url: optionalUrl,
  twitter_url: optionalUrl,
  tiktok_url: optionalUrl,
  youtube_url: optionalUrl,
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

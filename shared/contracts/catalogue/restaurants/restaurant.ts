import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, instant, readText, stamps } from '../../fields/fields.ts';
import { moneyReply } from '../money.ts';
import { hoursReply, placeReply, socialReply } from './restaurant-facts.ts';
import { readSpecialHours } from './special-hours.ts';

/** What a guest comes to who scans the code of a restaurant. */
export const qrOpens = z.enum(['restaurant', 'menu']);

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
  active_menu_id: z.nullable(id),
  /** What guests can read beside the active menu. */
  further_menu_ids: z.optional(z.array(id)),
  locations: z.array(locationSchema),
  ...hoursReply,
  /** Absent: the weekdays' hours hold on all days. */
  special_hours: z.optional(readSpecialHours),
  ...socialReply,
  time_zone: z.string(),
  ...moneyReply,
  is_listed: z.boolean(),
  ...stamps,
});

export type Restaurant = z.infer<typeof restaurantSchema>;

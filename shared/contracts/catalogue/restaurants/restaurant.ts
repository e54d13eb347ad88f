import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, instant, named, readText, stamps } from '../../fields/reply-fields.ts';
import { moneyReply } from '../money.ts';
import { contactReply, hoursReply, placeReply, socialReply } from './restaurant-facts.ts';
import { readSpecialHours } from './special-hours-reply.ts';

/** What a restaurant's QR code opens. */
export const qrOpens = z.enum(['restaurant', 'menu']);

export const locationSchema = z.object({
  id,
  name: z.string(),
  ...placeReply,
  phone: readText,
  /** JSON text keyed by lowercase weekday. */
  opening_hours: readText,
  restaurant_id: id,
  created_at: instant,
});

export const restaurantSchema = z.object({
  ...named,
  ...contactReply,
  owner_id: z.string(),
  active_menu_id: z.nullable(id),
  /** Menus available besides the active one. */
  further_menu_ids: z.optional(z.array(id)),
  locations: z.array(locationSchema),
  ...hoursReply,
  /** Absent: the weekday hours always apply. */
  special_hours: z.optional(readSpecialHours),
  ...socialReply,
  time_zone: z.string(),
  ...moneyReply,
  is_listed: z.boolean(),
  ...stamps,
});

export type Restaurant = z.infer<typeof restaurantSchema>;

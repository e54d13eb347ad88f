import * as z from '@menuleaf/shared/contracts/schema.ts';
import { readText } from '../../fields/reply-fields.ts';

/** Fields common to all replies about a restaurant. */
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

export const placeReply = {
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
};

export const contactReply = { phone: readText, email: readText, website: readText };

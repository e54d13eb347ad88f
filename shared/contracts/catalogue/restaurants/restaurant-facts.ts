import * as z from '@menuleaf/shared/contracts/schema.ts';
import type { NetworkField } from '../../fields/profile-address.ts';
import { readText } from '../../fields/reply-fields.ts';

/** The same for the hours of each day. */
export function onEachDay<Of>(hours: Of) {
  return {
    monday_hours: hours,
    tuesday_hours: hours,
    wednesday_hours: hours,
    thursday_hours: hours,
    friday_hours: hours,
    saturday_hours: hours,
    sunday_hours: hours,
  };
}

/** The same for the profile on each network. */
export function onEachNetwork<Of>(profile: (field: NetworkField) => Of) {
  return {
    facebook_url: profile('facebook_url'),
    instagram_url: profile('instagram_url'),
    twitter_url: profile('twitter_url'),
    tiktok_url: profile('tiktok_url'),
    youtube_url: profile('youtube_url'),
  };
}

// Fields common to all replies about a restaurant.
export const hoursReply = onEachDay(readText);
export const socialReply = onEachNetwork(() => readText);

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

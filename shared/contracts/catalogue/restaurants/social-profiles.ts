import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableProfile } from '../../fields/web-fields.ts';

const facebook = clearableProfile('facebook_url');
const instagram = clearableProfile('instagram_url');
const twitter = clearableProfile('twitter_url');
const tiktok = clearableProfile('tiktok_url');
const youtube = clearableProfile('youtube_url');

export const profiles = {
  facebook_url: z.withDefault(facebook, null),
  instagram_url: z.withDefault(instagram, null),
  twitter_url: z.withDefault(twitter, null),
  tiktok_url: z.withDefault(tiktok, null),
  youtube_url: z.withDefault(youtube, null),
};

export const profilesUpdate = {
  facebook_url: z.optional(facebook),
  instagram_url: z.optional(instagram),
  twitter_url: z.optional(twitter),
  tiktok_url: z.optional(tiktok),
  youtube_url: z.optional(youtube),
};

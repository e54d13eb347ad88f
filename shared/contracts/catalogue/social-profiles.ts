import { clearableProfile } from '../fields.ts';

const facebook = clearableProfile('facebook_url');
const instagram = clearableProfile('instagram_url');
const twitter = clearableProfile('twitter_url');
const tiktok = clearableProfile('tiktok_url');
const youtube = clearableProfile('youtube_url');

export const profiles = {
  facebook_url: facebook.default(null),
  instagram_url: instagram.default(null),
  twitter_url: twitter.default(null),
  tiktok_url: tiktok.default(null),
  youtube_url: youtube.default(null),
};

export const profilesUpdate = {
  facebook_url: facebook.optional(),
  instagram_url: instagram.optional(),
  twitter_url: twitter.optional(),
  tiktok_url: tiktok.optional(),
  youtube_url: youtube.optional(),
};

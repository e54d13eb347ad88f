import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Languages a menu can be written in, as BCP 47 tags. */
export const languages = [
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-Hant',
] as const;
export type Language = (typeof languages)[number];

export const language = z.enum(languages, 'Choose one of the languages');

const areUnlike = (tags: readonly string[]) => new Set(tags).size === tags.length;

/** In addition to the main one, in display order. */
export const furtherLanguages = z
  .array(language)
  .check(z.maxLength(languages.length), z.refine(areUnlike, 'Name each language once'));

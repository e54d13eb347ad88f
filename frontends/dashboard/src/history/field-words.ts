import { languageName } from '@menuleaf/shared/menu/languages.ts';

/** Owner-facing field names; fields that belong together share one. */
const words: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  note: 'note',
  price_thousandths: 'price',
  choices: 'price',
  price_kind: 'price',
  calories: 'calories',
  allergens: 'allergens',
  allergens_confirmed_at: 'confirmed allergens',
  changed_since_confirmed: 'confirmed allergens',
  confirmed_despite: 'confirmed allergens',
  is_vegetarian: 'diet',
  is_vegan: 'diet',
  is_gluten_free: 'diet',
  is_available: 'availability',
  sold_out_until: 'availability',
  sort_order: 'place',
  image: 'photo',
  image_upload: 'photo',
  logo: 'logo',
  logo_upload: 'logo',
  cover: 'cover',
  cover_upload: 'cover',
  look: 'look',
  language: 'main language',
  further_languages: 'languages',
  locations: 'addresses',
  special_hours: 'special hours',
  phone: 'phone number',
  email: 'email',
  website: 'website',
  time_zone: 'time zone',
  currency: 'currency',
  is_listed: 'listing in the directory',
  active_menu_id: 'menu',
  active_menu_times: 'menu times',
  further_menus: 'further menus',
  qr_opens: 'QR code',
  embed_sites: 'websites that show the menu',
};

/** A field's name within a sentence. */
export function fieldWord(field: string): string {
  const known = words[field];
  if (known !== undefined) return known;
  if (field.startsWith('words.')) return `${languageName(field.slice('words.'.length), 'en')} text`;
  if (field.endsWith('_hours')) return 'opening hours';
  return field.endsWith('_url') || field.endsWith('_link')
    ? 'social profiles'
    : field.replaceAll('_', ' ');
}

export const nouns = {
  restaurants: ['restaurant', 'restaurants'],
  menus: ['menu', 'menus'],
  categories: ['category', 'categories'],
  items: ['dish', 'dishes'],
} as const;

/** `48 dishes`, `1 category`. */
export const counted = (count: number, kind: keyof typeof nouns) =>
  `${count} ${nouns[kind][count === 1 ? 0 : 1]}`;

/** `a, b and c`. */
export const listed = (all: readonly string[]) =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;

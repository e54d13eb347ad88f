import { form, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { everyCall } from './every-call.ts';

type Value = readonly [sent: unknown, read: unknown];
/** A field's valid values, the result of null and a blank, and its name when read. */
export type Field = { values: readonly Value[]; cleared?: unknown; as?: string; refused?: boolean };

const same = (...values: unknown[]): Value[] => values.map((value) => [value, value]);
/** In a form. */
const asText = (...values: unknown[]): Value[] => values.map((value) => [String(value), value]);
const required = (...values: string[]): Field => ({ values: same(...values), refused: true });
const text: Field = { values: same('Fig & plum', '日本', 'a — b'), cleared: null };
const flag: Field = { values: same(true, false), refused: true };
const formFlag: Field = { values: asText(true, false), refused: true };
const address: Field = {
  values: [['example.com', 'https://example.com'], ...same('https://a.example/b')],
  cleared: null,
};
const profile = (own: string): Field => ({
  values: ['@olive', 'olive12'].map((name): Value => [name, own + name.replace('@', '')]),
  cleared: null,
});
const degrees: Field = {
  values: [...same(12.5, -7), [1e-200, 0], [1.123456789, 1.1234568]],
  cleared: null,
};

const restaurantFields: Record<string, Field> = {
  name: required('Fig Tree', 'Olive Yard'),
  description: text,
  phone: { values: same('555 1', '555 2'), cleared: null },
  email: { values: same('a@example.com', 'b@example.com'), cleared: null },
  website: address,
  facebook_url: profile('https://facebook.com/'),
  instagram_url: profile('https://instagram.com/'),
  twitter_url: profile('https://x.com/'),
  tiktok_url: profile('https://tiktok.com/@'),
  youtube_url: profile('https://youtube.com/@'),
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      `${day}_hours`,
      { values: same('9am-5pm', 'Closed'), cleared: null },
    ]),
  ),
  special_hours: {
    values: same(
      [{ from: '2026-11-26', to: '2026-11-26', every_year: false, spans: [], label: 'Closed' }],
      [],
    ),
    refused: true,
  },
  time_zone: required('UTC', 'Europe/Berlin'),
  currency: required('EUR', 'JPY'),
  is_listed: flag,
  location_name: { values: same('Harbour', 'Station'), cleared: ' Location', as: 'name' },
  address: required('1 Road', '2 Road'),
  city: required('Rome', 'Oslo'),
  country: { values: same('IT', 'NO'), cleared: 'US' },
  location_phone: { values: same('555 3', '555 4'), cleared: null, as: 'phone' },
  latitude: degrees,
  longitude: degrees,
};
export const ofLocation = /^(location_.*|address|city|country|latitude|longitude)$/;

const itemFields: Record<string, Field> = {
  name: required('Soup', 'Bread'),
  description: text,
  price: {
    values: [['12,50', 12.5], ['1.250,00', 1250], ...asText(8, 0.99)],
    refused: true,
  },
  price_kind: { values: same('from', 'market', 'none', 'fixed'), refused: true },
  calories: { values: asText(240), cleared: null },
  allergens: text,
  is_vegetarian: formFlag,
  is_vegan: formFlag,
  is_gluten_free: formFlag,
  is_available: formFlag,
  sort_order: { values: asText(3, 7), cleared: 0 },
};

export type Update = {
  fields: Record<string, Field>;
  /** Read as part of something else, or not a field. */
  apart: readonly string[];
  open: (owner: TestOwner) => Promise<{ path: string; read?: string }>;
};

export const updates: Record<string, Update> = {
  updateRestaurant: {
    fields: restaurantFields,
    // Further menus and all times have their own call, whose tests change them.
    apart: [
      'active_menu_id',
      'active_menu_times',
      'embed_sites',
      'further_menus',
      'qr_opens',
      // The country decides whether they may be empty: tests of addresses.
      'state',
      'updated_at',
      'zip_code',
    ],
    open: async (owner) => {
      const id = await owner.made('/api/restaurants', { name: 'Fig Tree' });
      const place = { address: '1 Road', city: 'Rome', state: 'CA', zip_code: '12345' };
      await owner.made(`/api/restaurants/${id}/locations`, place);
      await owner.made('/api/menus', { name: 'All day', restaurant_id: id });
      return { path: `/api/restaurants/${id}` };
    },
  },
  updateLook: {
    fields: {
      accent: { values: [...same('#8a1c2b'), ['#0F6A78', '#0f6a78']], cleared: null },
      type: { values: same('plain', 'elegant'), cleared: null },
      theme: { values: same('cafe'), cleared: null },
      layout: { values: same('list'), cleared: null },
    },
    apart: ['logo_key', 'cover_key', 'updated_at'],
    open: async (owner) => {
      const id = await owner.made('/api/restaurants', { name: 'Fig Tree' });
      return { path: `/api/restaurants/${id}/look` };
    },
  },
  updateMenu: {
    fields: {
      name: required('Lunch', 'Dinner'),
      description: text,
      note: text,
      language: { values: same('de', 'zh-Hant'), refused: true },
      further_languages: { values: same(['fr'], []), refused: true },
    },
    apart: ['updated_at'],
    open: async (owner) => ({
      path: `/api/menus/${await owner.made('/api/menus', { name: 'Lunch' })}`,
    }),
  },
  updateCategory: {
    fields: {
      name: required('Starters', 'Mains'),
      description: text,
      note: text,
      sort_order: { values: same(3, 7), refused: true },
    },
    apart: ['updated_at'],
    open: async (owner) => ({
      path: `/api/categories/${await owner.made('/api/categories', { name: 'Mains' })}`,
    }),
  },
  updateItem: {
    fields: itemFields,
    apart: [
      'allergens_confirmed',
      // It also sets the price: tests of choices cover it.
      'choices',
      'image',
      'image_crop',
      'image_key',
      'remove_image',
      'updated_at',
    ],
    open: async (owner) => {
      const body = form({ name: 'Soup', price: '8', is_vegan: 'true', is_gluten_free: 'true' });
      return { path: `/api/menus/items/${await owner.made('/api/menus/items', body)}` };
    },
  },
  setAvailability: {
    fields: { is_available: { values: same(true, false), refused: true } },
    apart: ['sold_out_until', 'seconds_ago'],
    open: async (owner) => {
      const body = form({ name: 'Soup', price: '8' });
      const item = `/api/menus/items/${await owner.made('/api/menus/items', body)}`;
      return { path: `${item}/availability`, read: item };
    },
  },
  updateProfile: {
    fields: { full_name: required('Olive Owner', 'Fig Farmer') },
    apart: [],
    open: async () => ({ path: '/api/auth/me' }),
  },
};

/**
 * Bulk changes, and things readable only in lists, are covered by translations.api.test.ts, webhooks.api.test.ts,
 * people.api.test.ts and passkeys.api.test.ts.
 */
const triedElsewhere = ['updateTranslations', 'updateWebhook', 'changePerson', 'renamePasskey'];
/** Every call that updates one thing. */
export const changing = everyCall.filter(
  ([name, { method }]) =>
    (method === 'PUT' || method === 'PATCH') && !triedElsewhere.includes(name),
);

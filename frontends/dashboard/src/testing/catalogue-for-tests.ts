import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { noWeek } from '@menuleaf/shared/testing/no-week.ts';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';

const at = '2026-01-01T00:00:00Z';
const stamps = { created_at: at, updated_at: at };

export const pasta: Category = {
  id: 'c1',
  name: 'Pasta',
  description: null,
  note: null,
  sort_order: 0,
  items_count: 1,
  ...stamps,
};

export const soup: Item = {
  id: 'i1',
  name: 'Tomato soup',
  description: 'With basil',
  price: 7.5,
  choices: [],
  price_kind: 'fixed',
  image_url: null,
  image_status: 'none',
  image_error: null,
  calories: null,
  allergens: 'celery',
  is_vegetarian: true,
  is_vegan: false,
  is_gluten_free: false,
  is_available: true,
  sold_out_until: null,
  sort_order: 0,
  categories: [],
  ...stamps,
};

export const dinner: Menu = {
  id: 'm1',
  name: 'Dinner',
  description: null,
  note: null,
  language: 'en',
  further_languages: [],
  is_active: true,
  categories: [pasta],
  ...stamps,
};

export const figTree: Restaurant = {
  id: 'r1',
  name: 'The Fig Tree',
  description: null,
  phone: null,
  email: null,
  website: null,
  owner_id: 'o1',
  active_menu_id: 'm1',
  locations: [
    {
      id: 'l1',
      name: 'The Fig Tree Location',
      address: '7 Orchard Lane',
      city: 'Salem',
      state: 'OR',
      zip_code: '97301',
      country: 'US',
      phone: null,
      latitude: null,
      longitude: null,
      opening_hours: null,
      restaurant_id: 'r1',
      created_at: at,
    },
  ],
  ...noWeek,
  facebook_url: null,
  instagram_url: null,
  twitter_url: null,
  tiktok_url: null,
  youtube_url: null,
  time_zone: 'America/New_York',
  currency: 'USD',
  price_locale: 'en-US',
  is_listed: true,
  ...stamps,
};

export const emptyAccount = {
  'GET /api/restaurants': { body: [] },
  'GET /api/menus': { body: [] },
  'GET /api/categories': { body: [] },
  'GET /api/menus/all-items': { body: { items: [] } },
};

export const fullAccount = {
  'GET /api/restaurants': { body: [figTree] },
  'GET /api/menus': { body: [dinner] },
  'GET /api/categories': { body: [pasta] },
  'GET /api/menus/all-items': { body: { items: [soup] } },
};

export const down = { status: 503, body: { detail: 'Try again later' } };
export const refused = (detail: string, status = 403) => ({ status, body: { detail } });
/** An error without a message, so the page's own text shows. */
export const silent = { status: 500, body: {} };
/** A server that never responds. */
export const busy = { never: true } as const;

const user = { ...signedInUser, id: 'o1', full_name: 'Olive Owner' };
export const signedIn = (plan_type: 'free' | 'pro') => {
  localStorage.setItem('menuleaf-access-token', 'a token');
  return { 'GET /api/auth/me': { body: { ...user, plan_type } } };
};

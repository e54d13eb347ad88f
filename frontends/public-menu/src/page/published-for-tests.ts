import { noWeek } from '@menuleaf/shared/testing/no-week.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import type {
  PublicCategory,
  PublicItem,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';

/** A dish with only a name and a price. */
export const trout: PublicItem = {
  ...plainDish,
  id: 'i1',
  name: 'Trout',
  price: 9.5,
  image_url: null,
  sort_order: 0,
};

export const fish: PublicCategory = {
  id: 'c1',
  name: 'Fish',
  description: null,
  sort_order: 0,
  items: [trout],
};

export const dinner: PublicMenu = {
  id: 'm1',
  name: 'Dinner',
  description: null,
  restaurant: { id: 'r1', name: 'Olive Yard' },
  currency: 'USD',
  price_locale: 'en-US',
  categories: [fish],
  updated_at: '2026-01-02T03:04:05.000Z',
};

/** A restaurant with every field. */
export const oliveYard: PublicRestaurant = {
  id: 'r1',
  name: 'Olive Yard',
  description: 'A kitchen with a wood oven.',
  phone: '+1 (503) 555-0142',
  email: 'hello@olive.example',
  website: 'https://olive.example/',
  location: {
    address: '1 Main Street',
    city: 'Portland',
    state: 'OR',
    zip_code: '97202',
    country: 'US',
    latitude: 45.5,
    longitude: -122.6,
  },
  monday_hours: '11:00-14:00, 17:00-22:00',
  tuesday_hours: 'by appointment',
  wednesday_hours: null,
  thursday_hours: ' ',
  friday_hours: 'Closed',
  saturday_hours: '18:00-02:00',
  sunday_hours: null,
  facebook_url: 'https://www.facebook.com/olive',
  instagram_url: 'https://www.instagram.com/olive',
  twitter_url: 'https://x.com/olive',
  tiktok_url: 'https://www.tiktok.com/@olive',
  youtube_url: 'https://www.youtube.com/@olive',
  time_zone: 'America/New_York',
  currency: 'USD',
  price_locale: 'en-US',
  has_menu: true,
};

/** The same, of which nothing is known but its name. */
export const nameAlone: PublicRestaurant = {
  ...oliveYard,
  ...noWeek,
  description: null,
  phone: null,
  email: null,
  website: null,
  location: null,
  facebook_url: null,
  instagram_url: null,
  twitter_url: null,
  tiktok_url: null,
  youtube_url: null,
};

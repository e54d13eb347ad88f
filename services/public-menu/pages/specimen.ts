import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { onEachNetwork } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { noWeek } from '@menuleaf/shared/testing/no-week.ts';

const item = {
  id: 'i',
  name: 'Soup',
  description: 'Leek and potato',
  price: 9.5,
  image_url: '/images/i/288.webp',
  image_color: '#8a6b40',
  calories: 300,
  allergens: 'milk',
  allergens_confirmed_at: '2026-01-01T00:00:00.000Z',
  is_vegetarian: true,
  is_vegan: true,
  is_gluten_free: true,
  is_available: true,
  sold_out_until: null,
  sort_order: 0,
};

const sizes = ['S', 'M', 'L', 'XL'].map((name, at) => ({ name, price: at }));
const wine = { ...item, id: 'w', price: 0, choices: sizes };
const lobster = { ...item, id: 'l', price: 0, price_kind: 'market' as const };
const course = { ...item, id: 'c', price: 0, price_kind: 'none' as const };

/** A restaurant that uses every page feature; never shown to anyone. */
export const specimen: PublicRestaurant = {
  id: 'r',
  name: 'Specimen',
  description: 'A specimen',
  phone: '1',
  email: 'a@example.com',
  website: 'https://example.com',
  location: {
    address: '1 Main Street',
    city: 'Salem',
    state: 'OR',
    zip_code: '97301',
    country: 'US',
    latitude: 1,
    longitude: 2,
  },
  ...noWeek,
  monday_hours: '09:00-21:00',
  tuesday_hours: 'Closed',
  ...onEachNetwork(() => 'https://example.com'),
  time_zone: 'America/New_York',
  currency: 'USD',
  price_locale: 'en-US',
  has_menu: true,
  card_url: '/restaurant/r/card.jpg',
};

export const specimenMenu: PublicMenu = {
  id: 'm',
  name: 'Menu',
  description: 'All day',
  note: 'For six and more',
  restaurant: { id: 'r', name: 'Specimen' },
  currency: 'USD',
  price_locale: 'en-US',
  categories: ['a', 'b'].map((id) => ({
    id,
    name: id,
    description: id,
    sort_order: 0,
    note: id,
    items: [
      item,
      { ...item, id: `${id}2`, is_available: false, allergens: null },
      wine,
      lobster,
      course,
    ],
  })),
  updated_at: '2026-01-01T00:00:00.000Z',
};

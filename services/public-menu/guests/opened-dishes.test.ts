import { expect, test } from '@jest/globals';
import { trout } from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { openedDishes } from './opened-dishes.ts';

const section = (id: string, image: string) => ({
  id: `c-${id}`,
  name: 'Fish',
  description: null,
  sort_order: 0,
  items: [{ ...trout, id, image_url: `/images/${image}/288.webp` }],
});

const menu: PublicMenu = {
  id: 'm1',
  name: 'Dinner',
  description: null,
  restaurant: { id: 'r1', name: 'Olive Yard' },
  currency: 'USD',
  price_locale: 'en-US',
  updated_at: '2026-01-01T00:00:00Z',
  // A dish in two categories.
  categories: [section('trout', 'one'), section('trout', 'one')],
  further: [
    { id: 'm2', name: 'Lunch', description: null, times: [], categories: [section('cod', 'two')] },
  ],
};

test('photos are counted to the dishes of every menu that the page shows, and to each once', () => {
  expect(openedDishes({ one: 3, two: 2, other: 9 }, menu)).toEqual({ trout: 3, cod: 2 });
});

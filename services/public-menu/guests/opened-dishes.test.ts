import { dinner, fish, trout } from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { openedDishes } from './opened-dishes.ts';

const section = (id: string, image: string) => ({
  ...fish,
  id: `c-${id}`,
  items: [{ ...trout, id, image_url: `/images/${image}/288.webp` }],
});

const menu: PublicMenu = {
  ...dinner,
  // A dish in two categories.
  categories: [section('trout', 'one'), section('trout', 'one')],
  further: [
    { id: 'm2', name: 'Lunch', description: null, times: [], categories: [section('cod', 'two')] },
  ],
};

test('photos are counted to the dishes of every menu that the page shows, and to each once', () => {
  expect(openedDishes({ one: 3, two: 2, other: 9 }, menu)).toEqual({ trout: 3, cod: 2 });
});

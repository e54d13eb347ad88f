import { render } from '@testing-library/react';
import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { MenuItem } from './menu-item.tsx';
import { trout } from '../published-for-tests.ts';

/** The evening before in New York. */
const allergens_confirmed_at = '2026-11-22T03:00:00.000Z';

function dish(fields: Partial<PublicItem>) {
  const { container } = render(
    <MenuItem
      item={{ ...trout, ...fields }}
      timeZone="America/New_York"
      formatPrice={String}
      isRepeated={false}
      isNear={false}
    />,
  );
  const item = container.querySelector('li');
  if (!item) throw new Error('No dish');
  return item;
}

test.each([
  [{ is_vegetarian: true }, 'v'],
  // Vegan dishes match the vegetarian filter too.
  [{ is_vegan: true }, 'vV'],
  [{ is_gluten_free: true, allergens: 'milk' }, 'g'],
  // The kitchen's text overrides its tick.
  [{ is_gluten_free: true, allergens: 'gluten' }, undefined],
  [{ is_gluten_free: true, allergens: 'may contain: gluten' }, undefined],
  [{ is_vegan: true, allergens: 'milk' }, 'v'],
  [{ is_vegan: true, allergens: 'may contain: milk, fish' }, 'vV'],
  [{ is_vegan: true, allergens: 'vegan mozzarella, soya' }, 'vV'],
  [{ is_vegetarian: true, allergens: 'anchovies' }, undefined],
  [{}, undefined],
] as const)('%j answers the diet filters by %s', (fields, letters) => {
  expect(dish(fields).dataset.d).toBe(letters);
});

test.each([
  ['gluten, milk', 'gluten milk'],
  ['milk, may contain: nuts', 'milk ~nuts'],
  ['kiwi', '?'],
  ['none', ''],
  ['', undefined],
  [null, undefined],
])('allergens %j that are confirmed are carried as %j', (allergens, carried) => {
  expect(dish({ allergens, allergens_confirmed_at }).dataset.a).toBe(carried);
});

test.each([
  ['gluten, milk', 'gluten milk ?'],
  ['milk, may contain: nuts', 'milk ~nuts ?'],
  ['kiwi', '?'],
  ['none', undefined],
  [null, undefined],
])('of allergens %j that nobody confirmed the rest is unknown: %j', (allergens, carried) => {
  expect(dish({ allergens }).dataset.a).toBe(carried);
  expect(dish({ allergens }).dataset['c']).toBeUndefined();
});

test('that there is none is said once it is confirmed, with the day by the restaurant’s calendar', () => {
  const allergens = 'none of the 14';
  expect(dish({ allergens })).not.toHaveTextContent(/none/i);
  const shown = dish({ allergens, allergens_confirmed_at });
  expect(shown).toHaveTextContent('None of the 14 allergens');
  expect(shown.dataset['c']).toBe('2026-11-21');
});

test.each([
  [{}, 'Ask about allergens'],
  [{ allergens: 'none' }, 'Ask about allergens'],
  [{ allergens: 'milk' }, 'Allergens: milk Ask about allergens'],
  [{ allergens: 'milk', allergens_confirmed_at }, 'Allergens: milk'],
  [{ allergens: 'kiwi', allergens_confirmed_at }, 'Allergens: kiwi Ask about allergens'],
])('beside a dish of which %j is said stands %j', (fields, words) => {
  expect(dish(fields).querySelector('.says')).toHaveTextContent(new RegExp(`^${words}$`));
});

test.each([
  [{ price_kind: 'from' }, 'from 9.5'],
  [{ price_kind: 'market', price: 0 }, 'Market price'],
  [{}, '9.5'],
] as const)('%j is priced %s', (fields, words) => {
  expect(dish(fields).querySelector('.price')?.outerHTML).toBe(
    `<span class="price">${words}</span>`,
  );
});

test('a dish without a price of its own shows none, whatever is stored', () => {
  const choices = [{ name: 'Small', price: 8 }];
  expect(dish({ price_kind: 'none', price: 8, choices }).querySelector('.line')).toHaveTextContent(
    /^[^\d]+$/,
  );
});

test('each size stands with its price, by name', () => {
  const choices = ['S', 'M', 'L', 'XL'].map((name, at) => ({ name, price: 8 + at }));
  const sizes = dish({ price: 8, choices: choices.slice(0, 2) }).querySelector('.line dl');
  expect(sizes).toHaveTextContent('S8M9');
  expect(sizes).toHaveClass('sizes', { exact: true });
  expect(dish({ price: 8, choices }).querySelector('dl')).toHaveClass('many');
});

test('no dish is called free of what its own words name', () => {
  const contradiction = { is_gluten_free: true, allergens: 'wheat flour' };
  expect(dish(contradiction)).not.toHaveTextContent('Gluten free');
  expect(dish({ is_gluten_free: true })).toHaveTextContent('Gluten free');
  expect(dish({ is_vegan: true, allergens: 'egg' })).toHaveTextContent('Vegetarian');
  expect(dish({ is_vegan: true, allergens: 'prawns' })).not.toHaveTextContent('Veg');
});

test('calories show only above 0, allergens in the owner’s own words', () => {
  expect(dish({ calories: 0 })).not.toHaveTextContent('kcal');
  const shown = dish({ calories: 450, allergens: 'Milk (may contain nuts)' });
  expect(shown).toHaveTextContent('450 kcal');
  expect(shown).toHaveTextContent('Allergens: Milk (may contain nuts)');
});

test('a dish that cannot be had stands in its place and says so', () => {
  const shown = dish({ is_available: false });
  expect(shown).toHaveClass('soldout');
  expect(shown).toHaveTextContent('Trout9.5Sold outAsk about allergens');
});

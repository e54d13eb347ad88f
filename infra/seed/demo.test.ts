import { expect, test } from '@jest/globals';
import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menu-edit-calls.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/new-restaurant.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { editsOf } from './open-place.ts';
import { places } from './pro-owner.ts';

test.each(places)('$restaurant.name is what the product takes', (place) => {
  expect(restaurantCreate.parse(place.restaurant)).toMatchObject({
    currency: place.restaurant.currency,
  });
  const { edits } = menuEditOperations.editMenu.body.parse({ edits: editsOf(place) });
  expect(edits.length).toBeGreaterThan(10);
});

test('the demo of Pro fits the plan, each restaurant in another look and money of its own', () => {
  expect(places.length).toBeLessThanOrEqual(plans.pro.limits.restaurants);
  expect(new Set(places.map(({ look }) => look.theme)).size).toBe(places.length);
  expect(new Set(places.map(({ restaurant }) => restaurant.currency)).size).toBe(places.length);
});

test('every dish says how it reads abroad', () => {
  const dishes = places.flatMap(({ sections }) => sections.flatMap((section) => section.dishes));
  expect(dishes.filter(({ abroad }) => !abroad)).toEqual([]);
});

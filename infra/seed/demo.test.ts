import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-edit-calls.ts';
import { furtherMenus, menuTimes } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurants/new-restaurant.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { editsOf } from './create-restaurant.ts';
import { fivePlaces, menusByHours } from './pro-owner.ts';

const places = [...fivePlaces.places, ...menusByHours.places];
const menus = places.flatMap((place) => [place, ...(place.furtherMenus ?? [])]);

test.each(places)('$restaurant.name is what the product takes', (place) => {
  expect(restaurantCreate.parse(place.restaurant)).toMatchObject({
    currency: place.restaurant.currency,
  });
  const further = place.furtherMenus?.map(({ times }) => ({ menu_id: 'menu', times })) ?? [];
  expect(furtherMenus.parse(further)).toEqual(further);
});

test.each(menus)('$menu.name is a menu as the editor makes it', (menu) => {
  const { edits } = menuEditOperations.editMenu.body.parse({ edits: editsOf(menu) });
  expect(edits.length).toBeGreaterThan(3);
});

test.each([fivePlaces, menusByHours])('the demo of $full_name fits the plan', (owner) => {
  const shown = owner.places.map(({ furtherMenus: further = [] }) => 1 + further.length);
  expect(owner.places.length).toBeLessThanOrEqual(plans.pro.limits.restaurants);
  expect(shown.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(plans.pro.limits.menus);
});

test('each restaurant has another look and money of its own', () => {
  expect(new Set(places.map(({ look }) => look.theme)).size).toBe(places.length);
  expect(new Set(places.map(({ restaurant }) => restaurant.currency)).size).toBe(places.length);
});

test('one restaurant has several menus, each at its hours', () => {
  const times = menusByHours.places.flatMap(({ furtherMenus: further = [] }) =>
    further.map((menu) => menuTimes.parse(menu.times)),
  );
  expect(times.length).toBeGreaterThan(2);
  expect(times.filter((one) => one.length === 0)).toEqual([]);
});

test('every dish says how it reads abroad', () => {
  const dishes = menus.flatMap(({ sections }) => sections.flatMap((section) => section.dishes));
  expect(dishes.filter(({ abroad }) => !abroad)).toEqual([]);
});

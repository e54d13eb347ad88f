import { screen } from '@testing-library/react';
import { refused, signedIn, silent } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { openServed } from './owners-page.tsx';

test.each([
  ['/restaurant/r1/edit', 'GET /api/restaurants/r1', 'Restaurant Not Found', 'restaurants'],
  ['/restaurant/r1/menu/add', 'GET /api/restaurants/r1', 'Restaurant Not Found', 'menus'],
  ['/menu/m1/edit', 'GET /api/menus/m1', 'Menu Not Found', 'menus'],
  ['/menu/m1/manage-categories', 'GET /api/menus/m1', 'Menu Not Found', 'menus'],
  ['/category/c1/edit', 'GET /api/categories/c1', 'Category Not Found', 'categories'],
  ['/category/c1/manage-items', 'GET /api/categories/c1', 'Category Not Found', 'categories'],
  ['/menu-item/i1/edit', 'GET /api/menus/items/i1', 'Menu Item Not Found', 'menu-items'],
])('%s of what is gone (%s) says “%s”, with the way back to %s', async (at, call, title, tab) => {
  openServed(at, { ...oneOfEach, [call]: refused('Not found', 404) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('It was deleted or never existed.')).toBeVisible();
  const [back] = screen.getAllByRole('link', { name: 'Back to Dashboard' }).toReversed();
  expect(back).toHaveAttribute('href', `/dashboard?tab=${tab}`);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

const part = (name: string) => `/restaurant/r1/edit?part=${name}`;

test.each([
  ['/menu/m1/edit', 'GET /api/menus/m1', 'Failed to load menu'],
  ['/menu/m1/edit', 'GET /api/menus/m1/categories', 'Failed to load categories'],
  ['/menu/m1/manage-categories', 'GET /api/menus/m1', 'Failed to load menu'],
  ['/menu/m1/manage-categories', 'GET /api/menus/m1/categories', 'Failed to load categories'],
  ['/menu/m1/allergens', 'GET /api/menus/m1/content', 'Failed to load the menu'],
  [part('guests'), 'GET /api/restaurants/r1/guests', 'Failed to load guest numbers'],
  [part('look'), 'GET /api/restaurants/r1/look', 'Failed to load the look'],
  [part('menus'), 'GET /api/restaurants/r1/menu-hours', 'Failed to load the menus'],
  [part('web-site'), 'GET /api/restaurants/r1/embed-sites', 'Failed to load the sites'],
])('at %s, %s that fails says “%s”, and can be tried again', async (at, call, text) => {
  openServed(at, { ...oneOfEach, ...signedIn('pro'), [call]: silent });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

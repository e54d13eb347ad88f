import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurant.ts';
import { answering } from '@menuleaf/shared/testing/answering.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import { dinner, emptyAccount, figTree, pasta, soup } from '../testing/catalogue-for-tests.ts';

const bare: Menu = { ...dinner, categories: [] };
const without: Category = { ...pasta, items_count: 0 };
const account = (has: {
  restaurants?: Restaurant[];
  menus?: Menu[];
  categories?: Category[];
  items?: (typeof soup)[];
}) => ({
  ...emptyAccount,
  'GET /api/restaurants': { body: has.restaurants ?? [] },
  'GET /api/menus': { body: has.menus ?? [] },
  'GET /api/categories': { body: has.categories ?? [] },
  'GET /api/menus/all-items': { body: { items: has.items ?? [] } },
});

test.each([
  ['nothing', {}, 'Add Restaurant', '/restaurant/add'],
  ['a restaurant', { restaurants: [figTree] }, 'Create Menu', '/restaurant/r1/menu/add'],
  ['a menu', { restaurants: [figTree], menus: [bare] }, 'Add Dishes', '/menu/m1/editor'],
  [
    'two menus',
    {
      restaurants: [figTree],
      menus: [{ ...bare, id: 'm2', created_at: '2026-02-02T00:00:00Z' }, bare],
      categories: [without],
    },
    'Add Dishes',
    '/menu/m1/editor',
  ],
  [
    'an item in no category',
    { restaurants: [figTree], menus: [bare], categories: [without], items: [soup] },
    'Add Dishes',
    '/menu/m1/editor',
  ],
])('with %s the next of the four steps is one press away', async (_, has, action, to) => {
  answering(account(has));
  renderPage(<Dashboard />, '/dashboard');
  const steps = await screen.findByRole('region', {
    name: 'Your menu on the table, in four steps',
  });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  const ways = within(steps).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    [action, to],
    ...('menus' in has ? [['Bring your menu', '/menu/m1/import']] : []),
  ]);
});

const filled = { menus: [dinner], categories: [pasta], items: [soup] };
const young = { ...figTree, created_at: new Date().toISOString() };

test('the last step prints the code; who says that it is done is not asked again', async () => {
  const user = userEvent.setup();
  answering({
    ...account({ ...filled, restaurants: [young] }),
    'GET /api/restaurants/r1/qr-code': { body: { url: 'https://menuleaf.example/restaurant/r1' } },
  });
  renderPage(<Dashboard />, '/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Print your QR code' }));
  expect(await screen.findByAltText('QR code of The Fig Tree')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/^One step left/)).toBeNull());
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

test('who has had a restaurant for long is not reminded of its code', async () => {
  answering(account({ ...filled, restaurants: [figTree] }));
  renderPage(<Dashboard />, '/dashboard');
  expect(await screen.findByRole('link', { name: 'The Fig Tree' })).toBeVisible();
  expect(screen.queryByText(/^One step left/)).toBeNull();
});

test('who has said so is not asked after a reload, but for another restaurant', async () => {
  const user = userEvent.setup();
  const own = { ...young, id: 'r-said' };
  answering(account({ ...filled, restaurants: [own] }));
  renderPage(<Dashboard />, '/dashboard');
  await user.click(await screen.findByRole('button', { name: 'I have it' }));
  await waitFor(() => expect(screen.queryByText(/^One step left/)).toBeNull());
  // What a reload leaves is what is stored.
  expect(Object.keys(localStorage)).toEqual(['menuleaf-printed-r-said']);
  cleanup();
  answering(account({ ...filled, restaurants: [{ ...own, id: 'r-other' }] }));
  renderPage(<Dashboard />, '/dashboard');
  expect(await screen.findByText(/^One step left/)).toBeVisible();
});

test('a menu is added to the restaurant that was created first, and its page names it', async () => {
  const user = userEvent.setup();
  const newer = { ...figTree, id: 'r2', name: 'A Branch', created_at: '2026-02-01T00:00:00Z' };
  answering({
    ...account({ ...filled, restaurants: [newer, figTree] }),
    'GET /api/restaurants/r1': { body: figTree },
  });
  const { router } = renderPage(<Dashboard />, '/dashboard?tab=menus');
  await user.click(await screen.findByRole('link', { name: 'Add Menu' }));
  expect(router.state.location.pathname).toBe('/restaurant/r1/menu/add');
  expect(await screen.findByText('For The Fig Tree')).toBeVisible();
});

test('a locked restaurant says that its menu cannot be changed before one tries', async () => {
  const user = userEvent.setup();
  answering(account({ ...filled, restaurants: [{ ...figTree, locked: true }] }));
  renderPage(<Dashboard />, '/dashboard');
  await user.click(await screen.findByRole('button', { name: /^Manage Menu/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Locked.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'View plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  for (const choice of within(dialog).getAllByRole('radio')) expect(choice).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
});

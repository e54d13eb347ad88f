import { screen, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import './later-parts-there.ts';
import {
  busy,
  dinner,
  figTree,
  pasta,
  refused,
  signedIn,
  silent,
  soup,
} from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { isBusy, openPage, openServed } from './owners-page.tsx';

const restaurant = {
  'Restaurant Name': 'Fig',
  Address: '7 Lane',
  City: 'Salem',
  State: 'OR',
  'ZIP Code': '97301',
};

test.each([
  {
    limit: '1 restaurant',
    address: '/restaurant/add',
    fields: restaurant,
    button: 'Create Restaurant',
    failure: 'Failed to create restaurant. Please try again.',
    call: 'POST /api/restaurants',
  },
  {
    limit: '1 menu',
    address: '/restaurant/r1/menu/add',
    fields: { 'Menu Name': 'Lunch' },
    button: 'Create Menu',
    failure: 'Failed to create menu. Please try again.',
    call: 'POST /api/menus',
  },
  {
    limit: '10 categories',
    address: '/dashboard?tab=categories&new=category',
    fields: { 'Category Name': 'Soups' },
    button: 'Create Category',
    failure: 'Failed to create category. Please try again.',
    call: 'POST /api/categories',
  },
  {
    limit: '100 items',
    address: '/menu-item/add',
    fields: { Name: 'Tomato soup', Price: '7.50' },
    button: 'Create Menu Item',
    failure: 'Failed to create menu item',
    call: 'POST /api/menus/items',
  },
])(
  'beyond $limit the form at $address says so and leads to the plans; what is typed stays, to try again',
  async ({ limit, address, fields, button, failure, call }) => {
    const refusal = `Free plan allows only ${limit}. Upgrade to Pro to add more.`;
    const { asked } = openServed(address, { ...oneOfEach, [call]: refused(refusal) });
    for (const [label, text] of Object.entries(fields)) {
      await user.type(await screen.findByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: button }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText(refusal)).toBeVisible();
    const link = within(summary).getByRole('link', { name: 'View plans and upgrade' });
    expect(link).toHaveAttribute('href', '/pricing');
    expect(asked.filter((one) => one.call === call)).toHaveLength(1);
    mockServer({ ...oneOfEach, [call]: silent });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
    mockServer({ ...oneOfEach, [call]: busy });
    await user.click(screen.getByRole('button', { name: button }));
    await isBusy('Creating...');
    for (const [label, text] of Object.entries(fields)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
      expect(screen.getByLabelText(label)).toBeDisabled();
    }
  },
);

const many = (count: number, one: { id: string }) =>
  Array.from({ length: count }, (_, at) => ({ ...one, id: `${one.id}-${at}` }));
const full = {
  ...oneOfEach,
  'GET /api/categories': { body: many(10, pasta) },
  'GET /api/menus/all-items': { body: { items: many(100, soup), next_cursor: null } },
};

test.each([
  ['/restaurant/add', '1 restaurant', 'Restaurant Name'],
  ['/restaurant/r1/menu/add', '1 menu', 'Menu Name'],
  ['/dashboard?tab=categories&new=category', '10 categories', 'Category Name'],
  ['/menu-item/add', '100 items', 'Name'],
])('where there is no room, %s has the limit and no form', async (address, limit, label) => {
  openServed(address, { ...full, ...signedIn('free') });
  const title = `Free plan allows only ${limit}. Upgrade to Pro to add more.`;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const way = screen.getByRole('link', { name: 'View plans and upgrade' });
  expect(way).toHaveAttribute('href', '/pricing');
  expect(screen.queryByLabelText(label)).toBeNull();
});

test('where Pro has no room, what is there is the way on', async () => {
  mockServer({ ...full, ...signedIn('pro'), 'GET /api/categories': { body: many(50, pasta) } });
  openPage('/dashboard?tab=categories&new=category');
  const title = 'Pro plan allows only 50 categories. Delete one to add another.';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View plans and upgrade' })).toBeNull();
});

test('a form does not wait for the count, and is not taken from who has begun it', async () => {
  const { promise, resolve: count } = Promise.withResolvers<Response>();
  mockServer({ ...oneOfEach, ...signedIn('free') });
  const answer = globalThis.fetch;
  globalThis.fetch = (address, request) =>
    (address instanceof Request ? address.url : address.toString()).endsWith('/api/restaurants')
      ? promise
      : answer(address, request);
  openPage('/restaurant/add');
  await user.type(await screen.findByLabelText('Restaurant Name'), 'Fig');
  count(Response.json([figTree]));
  const note = await screen.findByText(/^Free plan allows only 1 restaurant/);
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/pricing');
  expect(screen.getByLabelText('Restaurant Name')).toHaveValue('Fig');
});

test.each([
  ['/restaurant/r1/edit', 'GET /api/restaurants/r1', figTree, 'Save Changes'],
  ['/menu/m1/edit', 'GET /api/menus/m1', dinner, 'Save'],
  ['/menu/m1/manage-categories', 'GET /api/menus/m1', dinner, 'Remove Pasta'],
  ['/category/c1/edit', 'GET /api/categories/c1', pasta, 'Save Changes'],
  ['/category/c1/manage-items', 'GET /api/categories/c1', pasta, 'Remove Tomato soup'],
  ['/menu-item/i1/edit', 'GET /api/menus/items/i1', soup, 'Update Menu Item'],
  ['/menu-item/i1/edit', 'GET /api/menus/items/i1', soup, 'None of the 14'],
])(
  'at %s, what is over the limit (%s) can be read, not changed',
  async (at, call, thing, button) => {
    openServed(at, { ...oneOfEach, [call]: { body: { ...thing, locked: true } } });
    expect(await screen.findByText('Locked.')).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
  },
);

test('a failure that is not about the plan does not lead to the plans', async () => {
  mockServer({ ...oneOfEach, 'POST /api/menus': refused('Menu names must be unique', 422) });
  openPage('/restaurant/r1/menu/add');
  await user.type(await screen.findByLabelText('Menu Name'), 'Lunch');
  await user.click(screen.getByRole('button', { name: 'Create Menu' }));
  expect(await screen.findByText('Menu names must be unique')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View plans and upgrade' })).toBeNull();
});

test('categories that an import needs beyond the plan lead to the plans too', async () => {
  const refusal = 'Free plan allows only 10 categories. Upgrade to Pro to add more.';
  mockServer({ ...oneOfEach, 'POST /api/categories': refused(refusal) });
  openPage('/dashboard?tab=menu-items');
  await user.click(await screen.findByRole('button', { name: 'More for your items' }));
  await user.click(screen.getByRole('button', { name: 'Import items from CSV' }));
  const lines = ['name,price,categories', 'Ravioli,14,Soups', ''].join('\n');
  const file = new File([lines], 'items.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await user.click(await screen.findByRole('button', { name: 'Create this category' }));
  const said = await screen.findByText(new RegExp(refusal));
  const link = within(said).getByRole('link', { name: 'View plans and upgrade' });
  expect(link).toHaveAttribute('href', '/pricing');
});

import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { busy, dinner, figTree, pasta, silent } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { isBusy, openPage, openServed, press } from '../testing/owners-page.tsx';

const adding = '/restaurant/r1/menu/add';

test('a menu is made for its restaurant, and shown by it', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'POST /api/menus': { status: 201, body: dinner } });
  const { router } = openPage(adding);
  await user.type(await screen.findByLabelText('Menu Name'), 'Dinner');
  await user.type(screen.getByLabelText(/^Description/), 'From six');
  await user.type(screen.getByLabelText(/^Note at the end/), '10 % service');
  await press('Create Menu');
  await waitFor(() => expect(router.state.location.pathname).toBe('/menu/m1/editor'));
  expect(sent('POST /api/menus')[0]).toEqual({
    name: 'Dinner',
    description: 'From six',
    note: '10 % service',
    idempotency_key: expect.any(String),
    is_active: true,
    restaurant_id: 'r1',
  });
});

test('of several restaurants, the one that a new menu is for is chosen, and its name has the focus', async () => {
  const body = [figTree, { ...figTree, id: 'r2', name: 'The Olive Yard' }];
  const answers = { 'GET /api/restaurants': { body }, 'POST /api/menus': silent };
  const { sent } = openServed(adding, { ...oneOfEach, ...answers });
  expect(await screen.findByLabelText('Menu Name')).toHaveFocus();
  await user.keyboard('Lunch');
  await user.selectOptions(await screen.findByLabelText('Restaurant'), 'The Olive Yard');
  await press('Create Menu');
  await waitFor(() => expect(sent('POST /api/menus')[0]).toMatchObject({ restaurant_id: 'r2' }));
});

test('a menu is proposed in the language of the device, and made in the one that is chosen', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr-TR', 'en-US']);
  const { sent } = openServed(adding, { ...oneOfEach, 'POST /api/menus': silent });
  const language = await screen.findByLabelText('Your menu is written in');
  expect(language).toHaveValue('tr');
  await user.type(screen.getByLabelText('Menu Name'), 'Akşam');
  await press('Create Menu');
  await user.selectOptions(await screen.findByLabelText('Your menu is written in'), 'en');
  await press('Create Menu');
  await waitFor(() => expect(sent('POST')).toMatchObject([{ language: 'tr' }, { language: 'en' }]));
});

test('a device in English is not asked for a language', async () => {
  openServed(adding, oneOfEach);
  expect(await screen.findByLabelText('Menu Name')).toBeVisible();
  expect(screen.queryByLabelText('Your menu is written in')).toBeNull();
});

test('an edit shows what is on the menu, and saves name, description and note', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'PUT /api/menus/m1': { body: dinner } });
  const { router } = openPage('/menu/m1/edit');
  const name = await screen.findByLabelText('Menu Name');
  expect(name).toHaveValue('Dinner');
  const listed = screen.getByRole('listitem');
  expect(listed).toHaveTextContent('Pasta Items: 1');
  await retype(name, 'Supper');
  await user.type(screen.getByLabelText(/^Note/), '10 % service');
  await press('Save');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=menus'));
  expect(sent('PUT')[0]).toEqual({
    name: 'Supper',
    description: null,
    note: '10 % service',
    updated_at: dinner.updated_at,
  });
});

const wine = { ...pasta, id: 'c2', name: 'Wine', sort_order: 3 };
const soups = { ...pasta, id: 'c3', name: 'Soups', sort_order: 1, items_count: 4 };
const managing = {
  ...oneOfEach,
  'GET /api/categories': { body: [wine, pasta, soups] },
  'GET /api/menus/m1/categories': { body: [wine, pasta] },
  'GET /api/menus': { body: [dinner, { ...dinner, id: 'm2', name: 'Lunch', categories: [soups] }] },
  'POST /api/menus/m1/categories/order': { body: dinner },
  'POST /api/menus/m1/categories/assign': { body: dinner },
  'POST /api/menus/m1/categories/remove': { body: dinner },
};

test('categories of a menu stand in their order, with how much is in them', async () => {
  openServed('/menu/m1/manage-categories', managing);
  const inMenu = await screen.findByRole('region', { name: 'Categories in Menu' });
  const lines = within(inMenu).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    // In the menu's order, whatever the number: a category may be on several menus.
    expect.stringContaining('WineItems: 1 · Sort order: 3'),
    expect.stringContaining('PastaItems: 1 · Sort order: 0'),
  ]);
  const available = screen.getByRole('region', { name: 'Available Categories' });
  expect(within(available).getByText('Items: 4 · Sort order: 1 · On Lunch')).toBeVisible();
  await user.type(screen.getByLabelText('Search categories in menu'), 'WIN');
  await waitFor(() => expect(within(inMenu).queryByText('Pasta')).toBeNull());
  expect(within(inMenu).getByRole('button', { name: 'Remove Wine' })).toBeVisible();
  await user.type(screen.getByLabelText('Search available categories'), 'nothing');
  expect(await within(available).findByText('Nothing matches.')).toBeVisible();
});

test('an edit lists the categories as guests find them, where another menu has them the other way round', async () => {
  openServed('/menu/m1/edit', managing);
  const listed = await screen.findAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['Wine Items: 1', 'Pasta Items: 1']);
});

test('what was added and what was removed are sent apart, once it is saved', async () => {
  const { asked, router } = openServed('/menu/m1/manage-categories', managing);
  await press(/^Add Soups/);
  await press('Remove Wine');
  expect(asked.every(({ call }) => call.startsWith('GET'))).toBe(true);
  await press('Save Changes');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=menus'));
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    { call: 'POST /api/menus/m1/categories/assign', body: { category_ids: ['c3'] } },
    { call: 'POST /api/menus/m1/categories/remove', body: { category_ids: ['c2'] } },
    { call: 'POST /api/menus/m1/categories/order', body: { category_ids: ['c1', 'c3'] } },
  ]);
});

test('a menu that is nearly full says so before it is', async () => {
  const large = { ...soups, items_count: 950 };
  mockServer({ ...managing, 'GET /api/categories': { body: [wine, pasta, large] } });
  openPage('/menu/m1/manage-categories');
  await press(/^Add Soups/);
  expect(screen.getByText('Dinner shows 952 of at most 1,000 items.')).toBeVisible();
  await press('Remove Soups');
  expect(screen.queryByText(/of at most/)).toBeNull();
});

test('a selection that is not saved stays, to try again', async () => {
  mockServer({ ...managing, 'POST /api/menus/m1/categories/assign': silent });
  openPage('/menu/m1/manage-categories');
  await press(/^Add Soups/);
  await press('Save Changes');
  const failure = 'Failed to save menu. Please try again.';
  expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Soups' })).toBeEnabled();
  mockServer({ ...managing, 'POST /api/menus/m1/categories/assign': busy });
  await press('Save Changes');
  await isBusy('Saving...');
});

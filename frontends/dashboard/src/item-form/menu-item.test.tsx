import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { dinner, figTree, pasta, signedIn, silent, soup } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { openPage, openServed, press } from '../testing/owners-page.tsx';

const creating = { ...oneOfEach, 'POST /api/menus/items': { status: 201, body: soup } };
const nameAndPrice = async (name: string, price: string) => {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Price'), price);
};

test('numbers are at least 0, prices go by cents, and only name and price are needed', async () => {
  openServed('/menu-item/add', oneOfEach);
  await screen.findByLabelText('Price');
  for (const label of ['Vegetarian', 'Vegan', 'Gluten Free']) {
    expect(screen.getByLabelText(label)).not.toBeChecked();
  }
  await press('Create Menu Item');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please check what you entered');
  expect(summary).toHaveTextContent('Item name is requiredPrice is required');
  await user.type(screen.getByLabelText(/^Calories/), '-1');
  await user.type(screen.getByLabelText('Sort Order'), '-1');
  for (const [price, problem] of [
    ['-1', 'Price must be 0 or more'],
    ['0.505', 'Price must have at most two decimals'],
    ['1.250', 'Price can be read in two ways. Write it like 1234.50'],
    ['1,234', 'Price can be read in two ways. Write it like 1234.50'],
    ['0x10', 'Price must be a number'],
  ] as const) {
    await retype(screen.getByLabelText('Price'), price);
    await press('Create Menu Item');
    expect(await screen.findByRole('link', { name: problem })).toBeVisible();
  }
  for (const problem of [
    'Calories must be a whole number, 0 or more',
    'Sort order must be 0 or more',
  ]) {
    expect(screen.getByRole('link', { name: problem })).toBeVisible();
  }
});

test('a price with a decimal comma is that price', async () => {
  const { sent } = openServed('/menu-item/add', creating);
  await nameAndPrice('Tomato soup', '12,50');
  await press('Create Menu Item');
  await waitFor(() => expect(sent('POST')).toMatchObject([{ price: '12.5' }]));
});

test('with several menus and currencies a category names its menu, and a price is as the restaurant serving it has it', async () => {
  const drinks = { ...pasta, id: 'c2', name: 'Drinks' };
  const bar = { ...dinner, id: 'm2', name: 'Bar', categories: [drinks] };
  const kaze = { ...figTree, id: 'r2', active_menu_id: 'm2', currency: 'JPY' };
  openServed('/menu-item/i1/edit', {
    ...oneOfEach,
    'GET /api/restaurants': { body: [figTree, kaze] },
    'GET /api/categories': { body: [drinks, pasta] },
    'GET /api/menus': { body: [dinner, bar] },
    'GET /api/menus/items/i1': { body: { ...soup, price: 1080, categories: [drinks] } },
  });
  expect(await screen.findByLabelText('Price')).toHaveValue('1080');
  expect(screen.getByText('In Japanese yen.')).toBeVisible();
  expect(screen.getByLabelText('Drinks · Bar')).toBeChecked();
});

test('an item goes as multipart, with no calories as null and no sort order unless one was typed', async () => {
  const { sent, router } = openServed('/menu-item/add', creating);
  await nameAndPrice('Tomato soup', '7.50');
  await user.type(screen.getByLabelText(/^Calories/), '0');
  await user.clear(screen.getByLabelText('Sort Order'));
  await user.click(screen.getByLabelText('Vegan'));
  await press('Create Menu Item');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=menu-items'));
  expect(sent('POST')[0]).toEqual({
    name: 'Tomato soup',
    description: '',
    idempotency_key: expect.any(String),
    price: '7.5',
    calories: 'null',
    allergens: '',
    is_vegetarian: 'false',
    is_vegan: 'true',
    is_gluten_free: 'false',
    // A single category is preselected.
    category_ids: '["c1"]',
  });
});

test('one item after another keeps the categories and starts with the name', async () => {
  const mains = { ...pasta, id: 'c2', name: 'Mains' };
  const first = { ...pasta, id: 'c7' };
  const { sent } = mockServer({ ...creating, 'GET /api/categories': { body: [first, mains] } });
  const { router } = openPage('/menu-item/add');
  await nameAndPrice('Tomato soup', '7.50');
  await user.click(screen.getByLabelText('Mains'));
  await user.click(screen.getByLabelText('Add another after this one'));
  await press('Create Menu Item');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Mains')).toBeChecked();
  expect(screen.getByLabelText('Pasta')).not.toBeChecked();
  expect(screen.getByLabelText('Add another after this one')).toBeChecked();
  expect(router.state.location.pathname).toBe('/menu-item/add');
  expect(sent('POST')).toMatchObject([{ category_ids: '["c2"]' }]);
});

test('the next item is proposed for the categories of the one before, on any visit of the page', async () => {
  const categories = ['Soups', 'Mains'].map((name) => ({ ...pasta, id: name, name }));
  mockServer({ ...creating, 'GET /api/categories': { body: categories } });
  const { unmount, router } = openPage('/menu-item/add');
  await nameAndPrice('Tomato soup', '7.50');
  expect(screen.getByLabelText('Mains')).not.toBeChecked();
  await user.click(screen.getByLabelText('Mains'));
  await press('Create Menu Item');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=menu-items'));
  unmount();
  openPage('/menu-item/add');
  expect(await screen.findByLabelText('Mains')).toBeChecked();
  expect(screen.getByLabelText('Soups')).not.toBeChecked();
});

test('who asks for a new item in its category finds that chosen, and the name ready to be typed', async () => {
  const categories = ['Soups', 'Mains'].map((name) => ({ ...pasta, id: name, name }));
  const { router } = openServed('/dashboard?tab=menu-items', {
    ...creating,
    'GET /api/categories': { body: categories },
    'GET /api/menus': { body: [{ ...dinner, categories }] },
    'GET /api/menus/all-items': { body: { items: [{ ...soup, categories: categories.slice(1) }] } },
  });
  await user.click(await screen.findByRole('link', { name: 'Add an item to Mains' }));
  expect(router.state.location.pathname).toBe('/menu-item/add');
  expect(await screen.findByLabelText('Mains')).toBeChecked();
  expect(screen.getByLabelText('Soups')).not.toBeChecked();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('without a category the first one is named with the first item', async () => {
  const { sent, router } = openServed('/menu-item/add', {
    ...creating,
    'GET /api/categories': { body: [] },
    'POST /api/categories': { status: 201, body: pasta },
  });
  await nameAndPrice('Tomato soup', '7.50');
  await user.type(screen.getByLabelText(/^Category/), 'Pasta');
  await press('Create Menu Item');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=menu-items'));
  // No menu is named: the service knows the only one.
  expect(sent('POST /api/categories')[0]).toEqual({
    name: 'Pasta',
    idempotency_key: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(sent('POST /api/menus/items')).toMatchObject([{ category_ids: '["c1"]' }]);
});

test('a category that was renamed after its item failed is made anew', async () => {
  const pending = { ...creating, 'GET /api/categories': { body: [] } };
  const made = { 'POST /api/categories': { status: 201, body: pasta } };
  const { sent } = mockServer({ ...pending, ...made, 'POST /api/menus/items': silent });
  openPage('/menu-item/add');
  await nameAndPrice('Tomato soup', '7.50');
  await user.type(screen.getByLabelText(/^Category/), 'Pasta');
  await press('Create Menu Item');
  await screen.findByRole('heading', { name: 'Failed to create menu item' });
  await press('Create Menu Item');
  await user.type(await screen.findByLabelText(/^Category/), 's');
  await press('Create Menu Item');
  const named = () => sent('POST /api/categories').map((body) => Object(body));
  await waitFor(() => expect(named().map(({ name }) => name)).toEqual(['Pasta', 'Pastas']));
  expect(new Set(named().map(({ idempotency_key }) => idempotency_key)).size).toBe(2);
});

test('Back leads to the page before, and to the list for who came by the address', async () => {
  const { router, unmount } = openServed('/dashboard?tab=categories', oneOfEach);
  await act(() => router.navigate('/menu-item/add'));
  await press('Back');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  unmount();
  const { router: direct } = openPage('/menu-item/add');
  await press('Back');
  await waitFor(() => expect(direct.state.location.search).toBe('?tab=menu-items'));
});

test('an edit starts from what is saved, and moves the item between its categories', async () => {
  const mains = { ...pasta, id: 'c2', name: 'Mains' };
  const saved = { ...soup, calories: 240, categories: [{ id: 'c1', name: 'Pasta' }] };
  const { asked, router } = openServed('/menu-item/i1/edit', {
    ...oneOfEach,
    'GET /api/categories': { body: [pasta, mains] },
    'GET /api/menus/items/i1': { body: saved },
    'POST /api/categories/c2/items': { body: mains },
    'DELETE /api/categories/c1/items': { body: pasta },
    'PUT /api/menus/items/i1': { body: saved },
  });
  expect(await screen.findByLabelText('Name')).toHaveValue('Tomato soup');
  expect(screen.getByLabelText('Price')).toHaveValue('7.50');
  expect(screen.getByLabelText(/^Calories/)).toHaveValue('240');
  expect(screen.getByLabelText('Vegetarian')).toBeChecked();
  expect(screen.getByLabelText('Pasta')).toBeChecked();
  await user.click(screen.getByLabelText('Pasta'));
  await user.click(screen.getByLabelText('Mains'));
  await press('Update Menu Item');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=menu-items'));
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toMatchObject([
    { body: { name: 'Tomato soup', calories: '240', updated_at: soup.updated_at } },
    { call: 'POST /api/categories/c2/items', body: { item_ids: ['i1'] } },
    { call: 'DELETE /api/categories/c1/items', body: { item_ids: ['i1'] } },
  ]);
});

const moving = async () => {
  await user.click(await screen.findByLabelText('Pasta'));
  await press('Update Menu Item');
};

test('a save that is refused as overtaken leaves the categories as they are', async () => {
  const { asked } = openServed('/menu-item/i1/edit', {
    ...oneOfEach,
    'PUT /api/menus/items/i1': { status: 409, body: { detail: 'Saved since' } },
  });
  await moving();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(asked.map(({ call }) => call).filter((call) => !call.startsWith('GET'))).toEqual([
    'PUT /api/menus/items/i1',
  ]);
});

test('categories that could not be changed are tried again, over the own save and nobody else’s', async () => {
  const now = '2026-06-01T10:00:00.000Z';
  const put = { 'PUT /api/menus/items/i1': { body: { ...soup, updated_at: now } } };
  openServed('/menu-item/i1/edit', { ...oneOfEach, ...put });
  await moving();
  expect(await screen.findByRole('alert')).toBeVisible();
  const call = 'POST /api/categories/c1/items';
  const { sent } = mockServer({ ...oneOfEach, ...put, [call]: { body: pasta } });
  await press('Update Menu Item');
  await waitFor(() => expect(sent(call)).toHaveLength(1));
  expect(sent('PUT')).toMatchObject([{ updated_at: now }]);
});

test('an image that was there can be removed', async () => {
  const withImage = { ...soup, image_url: '/images/x/288.webp', image_status: 'ready' };
  const { sent } = openServed('/menu-item/i1/edit', {
    ...oneOfEach,
    ...signedIn('pro'),
    'GET /api/menus/items/i1': { body: withImage },
    'PUT /api/menus/items/i1': { body: soup },
  });
  expect(await screen.findByAltText('What guests will see')).toBeVisible();
  await press('Remove image');
  expect(screen.queryByAltText('What guests will see')).toBeNull();
  await press('Update Menu Item');
  await waitFor(() => expect(sent('PUT')).toMatchObject([{ remove_image: 'true' }]));
});

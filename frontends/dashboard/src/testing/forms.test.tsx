import { act, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { busy, figTree, pasta, signedIn, silent, soup } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { isBusy, openPage, openServed, press } from './owners-page.tsx';

test.each([
  ['/restaurant/r1/edit', 'GET /api/restaurants/r1', 'Failed to load restaurant data'],
  ['/menu/m1/edit', 'GET /api/menus/m1', 'Error Loading Menu'],
  ['/menu/m1/manage-categories', 'GET /api/menus/m1/categories', 'Error Loading Menu'],
  ['/category/c1/edit', 'GET /api/categories/c1', 'Failed to load category'],
  ['/category/c1/manage-items', 'GET /api/categories/c1/items', 'Error Loading Data'],
  ['/menu-item/add', 'GET /api/categories', 'Error Loading Categories'],
  ['/menu-item/i1/edit', 'GET /api/menus/items/i1', 'Error Loading Menu Item'],
])('%s that cannot load %s says “%s”, until Retry', async (address, call, title) => {
  openServed(address, { ...oneOfEach, [call]: silent });
  expect(await screen.findByText(title)).toBeVisible();
  mockServer(oneOfEach);
  await press('Retry');
  expect(await screen.findByRole('button', { name: /Save|Create|Update/ })).toBeVisible();
});

test.each([
  [
    '/restaurant/r1/edit',
    'PUT /api/restaurants/r1',
    'Save Changes',
    'Failed to save restaurant. Please try again.',
    'Saving...',
  ],
  [
    '/menu/m1/edit',
    'PUT /api/menus/m1',
    'Save',
    'Failed to save menu. Please try again.',
    'Saving...',
  ],
  [
    '/category/c1/edit',
    'PUT /api/categories/c1',
    'Save Changes',
    'Failed to save category. Please try again.',
    'Saving...',
  ],
  [
    '/menu-item/i1/edit',
    'PUT /api/menus/items/i1',
    'Update Menu Item',
    'Failed to update menu item',
    'Updating...',
  ],
])(
  '%s whose %s fails after %s says “%s”, takes the focus, keeps what was typed, and is tried again: %s',
  async (address, call, button, failure, saving) => {
    openServed(address, { ...oneOfEach, [call]: silent });
    const name = await screen.findByLabelText(/Name$/);
    await user.type(name, '!');
    await press(button);
    expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    await press(button);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(name).toHaveDisplayValue(/!$/);
    mockServer({ ...oneOfEach, [call]: busy });
    await press(button);
    await isBusy(saving);
    expect(name).toBeDisabled();
  },
);

test.each([
  ['/restaurant/r1/edit', '/dashboard', ''],
  ['/restaurant/add', '/dashboard', '?tab=restaurants'],
  ['/restaurant/r1/menu/add', '/dashboard', '?tab=menus'],
  ['/menu/m1/edit', '/dashboard', '?tab=menus'],
  ['/menu/m1/manage-categories', '/dashboard', '?tab=menus'],
  ['/category/c1/edit', '/dashboard', '?tab=categories'],
  ['/category/c1/manage-items?from=dashboard', '/dashboard', '?tab=categories'],
  ['/menu-item/i1/edit', '/dashboard', '?tab=menu-items'],
])('%s goes back to %s%s', async (address, path, search) => {
  const { router } = openServed(address, oneOfEach);
  await user.click(await screen.findByRole('link', { name: /^Back/ }));
  expect(router.state.location).toMatchObject({ pathname: path, search });
});

test('what the restaurant form lacks is listed, and each line leads to its field', async () => {
  openServed('/restaurant/add', oneOfEach);
  await press('Create Restaurant');
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Restaurant name is required',
    'Address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
  ]);
  await user.click(within(summary).getByText('City is required'));
  expect(screen.getByLabelText('City')).toHaveFocus();
});

test('the time zone is searched, and the one of this device is proposed', async () => {
  const { sent } = openServed('/restaurant/r1/edit', {
    ...oneOfEach,
    'PUT /api/restaurants/r1': { body: figTree },
  });
  const zone = await screen.findByLabelText('Time Zone');
  expect(zone).toHaveTextContent('America/New York');
  await user.click(zone);
  await user.type(await screen.findByLabelText('Search time zones'), 'berl');
  await user.click(await screen.findByRole('option', { name: /Europe\/Berlin/ }));
  await press('Save Changes');
  const saved = { time_zone: 'Europe/Berlin', location_name: 'The Fig Tree Location' };
  await waitFor(() => expect(sent('PUT')).toMatchObject([saved]));
});

test('a menu needs a name', async () => {
  openServed('/restaurant/r1/menu/add', oneOfEach);
  await press('Create Menu');
  expect(await screen.findByRole('link', { name: 'Please fill in the menu name.' })).toBeVisible();
});

test('a category that is deleted with unsaved edits asks only once', async () => {
  mockServer({ ...oneOfEach, 'DELETE /api/categories/c1': { status: 204 } });
  const { router } = openPage('/category/c1/edit');
  await user.type(await screen.findByLabelText('Category Name'), ' and more');
  await press('Delete Category Pasta');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});

test('items of a category are saved as the difference', async () => {
  const { asked, router } = openServed('/category/c1/manage-items?from=dashboard', {
    ...oneOfEach,
    'GET /api/menus/all-items': { body: { items: [soup, { ...soup, id: 'i2', name: 'Ravioli' }] } },
    'POST /api/categories/c1/items': { body: pasta },
    'DELETE /api/categories/c1/items': { body: pasta },
    'POST /api/categories/c1/items/order': { body: pasta },
  });
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await press(/^Add Ravioli/);
  await press('Remove Tomato soup');
  await press('Save Changes');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    { call: 'POST /api/categories/c1/items', body: { item_ids: ['i2'] } },
    { call: 'DELETE /api/categories/c1/items', body: { item_ids: ['i1'] } },
    { call: 'POST /api/categories/c1/items/order', body: { item_ids: ['i2'] } },
  ]);
});

test('the order is changed by keyboard, said aloud, and saved with the difference', async () => {
  const ravioli = { ...soup, id: 'i2', name: 'Ravioli' };
  const { asked, router } = openServed('/category/c1/manage-items?from=dashboard', {
    ...oneOfEach,
    'GET /api/menus/all-items': { body: { items: [soup, ravioli] } },
    'GET /api/categories/c1/items': { body: [soup, ravioli] },
    'POST /api/categories/c1/items/order': { body: pasta },
  });
  await press('Move down Tomato soup');
  expect(screen.getByText('Tomato soup is number 2 of 2')).toBeInTheDocument();
  // A disabled button would have lost the focus.
  const down = screen.getByRole('button', { name: 'Move down Tomato soup' });
  expect(down).toBeEnabled();
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await press('Move down Tomato soup');
  await press('Save Changes');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(asked.find(({ call }) => call.endsWith('/order'))?.body).toEqual({
    item_ids: ['i2', 'i1'],
  });
});

test('the last entry that leaves a column leaves the focus to its search', async () => {
  openServed('/category/c1/manage-items?from=dashboard', {
    ...oneOfEach,
    'GET /api/menus/all-items': { body: { items: [soup] } },
    'GET /api/categories/c1/items': { body: [soup] },
  });
  expect(await screen.findByText('All your items are in this category.')).toBeVisible();
  await press('Remove Tomato soup');
  expect(screen.getByText('No items yet. Add one from the other column.')).toBeVisible();
  expect(screen.getByLabelText('Search items in category')).toHaveFocus();
  await press(/^Add Tomato soup/);
  expect(screen.getByLabelText('Search available items')).toHaveFocus();
});

test('chips write what guests read of allergens, and nothing said is not free from', async () => {
  openServed('/menu-item/add', oneOfEach);
  const text = await screen.findByLabelText(/^Allergens as guests read them/);
  expect(screen.getByText(/never says “free from”/)).toBeVisible();
  const contains = screen.getByRole('group', { name: 'Contains' });
  await user.click(within(contains).getByRole('button', { name: 'Milk' }));
  await user.click(within(contains).getByRole('button', { name: 'Gluten' }));
  await user.click(screen.getByText('May contain traces of…'));
  await user.click(
    within(screen.getByRole('group', { name: 'May contain' })).getByRole('button', {
      name: 'Sesame',
    }),
  );
  expect(text).toHaveValue('gluten, milk, may contain: sesame');
  await user.clear(text);
  await press('None of the 14');
  expect(text).toHaveValue('none of the 14');
});

test.each([
  [
    '/menu-item/add',
    'Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.',
    'File size must be less than 5MB.',
  ],
  [
    '/menu-item/i1/edit',
    'Please select a valid image file (JPG, PNG, or WebP)',
    'Image size should be less than 5MB',
  ],
])(
  '%s refuses what is no image with “%s” and what is too large with “%s”',
  async (address, wrongType, tooLarge) => {
    openServed(address, { ...oneOfEach, ...signedIn('pro') });
    const input = await screen.findByLabelText(/^Image/);
    await user.upload(input, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    expect(await screen.findByText(wrongType)).toBeVisible();
    const large = new File([new Uint8Array(5_242_881)], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(input, large);
    expect(await screen.findByText(tooLarge)).toBeVisible();
  },
);

test('a category that was ticked is not left behind unasked', async () => {
  const mains = { ...pasta, id: 'c2', name: 'Mains' };
  mockServer({ ...oneOfEach, 'GET /api/categories': { body: [pasta, mains] } });
  const { router } = openPage('/menu-item/add');
  await user.click(await screen.findByLabelText('Pasta'));
  await act(() => router.navigate('/dashboard'));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await press('Stay');
  expect(screen.getByLabelText('Pasta')).toBeChecked();
});

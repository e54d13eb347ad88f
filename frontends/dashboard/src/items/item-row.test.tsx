import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import '../testing/later-parts-there.ts';
import { dinner, figTree, fullAccount, pasta, soup } from '../testing/catalogue-for-tests.ts';
import { many } from '../testing/many.ts';
import { openPage, openServed, openWithToasts } from '../testing/owners-page.tsx';

const show = (...items: Item[]) => {
  mockServer({ ...fullAccount, 'GET /api/menus/all-items': { body: { items } } });
  return openPage('/dashboard?tab=menu-items');
};
const inPasta = { ...soup, categories: [{ id: 'c1', name: 'Pasta' }] };

test('an item says what it is, where it is, and what can be done', async () => {
  show(inPasta, { ...soup, id: 'i2', name: 'Cake', price: 1250, is_available: false });
  const row = (await screen.findByRole('heading', { name: 'Tomato soup' })).closest('li');
  if (!row) throw new Error('no row');
  for (const text of ['With basil', 'Pasta']) expect(within(row).getByText(text)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'More for Tomato soup' }));
  expect(within(row).getByRole('button', { name: 'Duplicate Tomato soup' })).toBeEnabled();
  expect(screen.getByText('$1,250.00')).toBeVisible();
  expect(screen.getByText('Available: No')).toBeVisible();
});

test('with several currencies a price is in that of the restaurant serving it', async () => {
  const drinks = { ...pasta, id: 'c2', name: 'Drinks' };
  const bar = { ...dinner, id: 'm2', name: 'Bar', categories: [drinks] };
  const inParis = { ...figTree, id: 'r2', active_menu_id: 'm2', currency: 'EUR' };
  openServed('/dashboard?tab=menu-items', {
    ...fullAccount,
    'GET /api/restaurants': { body: [figTree, { ...inParis, price_locale: 'fr-FR' }] },
    'GET /api/menus': { body: [dinner, bar] },
    'GET /api/menus/all-items': {
      body: {
        items: [
          inPasta,
          { ...soup, id: 'i2', name: 'Pastis', categories: [{ id: 'c2', name: 'Drinks' }] },
          { ...soup, id: 'i3', name: 'Bread', categories: [] },
        ],
      },
    },
  });
  for (const said of [/^\$7\.50, .* Tomato soup$/, /^7,50\s€, .* Pastis$/, /^7\.50, .* Bread$/])
    expect(await screen.findByRole('button', { name: said })).toBeVisible();
});

test('View Details shows all of it; calories only where there are some', async () => {
  const details = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(screen.getByRole('button', { name: `View Details of ${name}` }));
  };
  show(
    { ...inPasta, calories: 240, is_vegan: true },
    { ...soup, id: 'i2', name: 'Tea', calories: 0 },
  );
  await details('Tomato soup');
  const dialog = await screen.findByRole('dialog', { name: 'Tomato soup' });
  for (const text of [
    'With basil',
    'Vegetarian',
    'Vegan',
    '$7.50',
    'Yes',
    '240 kcal',
    'celery',
    'Pasta',
  ]) {
    expect(within(dialog).getByText(text)).toBeVisible();
  }
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await details('Tea');
  const tea = await screen.findByRole('dialog', { name: 'Tea' });
  expect(within(tea).queryByText('Calories')).toBeNull();
  expect(within(tea).getByText('No categories assigned')).toBeVisible();
});

const searches = ['TOMATO', 'basil', 'CELERY', 'pasta'];
test.each(searches)('a search for %s finds it, and how many were is said', async (words) => {
  const cake = { ...soup, id: 'i2', name: 'Cake', description: null, allergens: null };
  show(inPasta, ...many(cake));
  await user.type(await screen.findByLabelText('Search menu items'), words);
  expect(await screen.findByText('1 found')).toHaveRole('status');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cake' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Tomato soup' })).toBeVisible();
});

test('an item over the limit is locked: it can be deleted, not changed', async () => {
  show({ ...soup, locked: true });
  expect(await screen.findByText('Locked.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark sold out Tomato soup' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /change the price of Tomato soup$/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'More for Tomato soup' }));
  expect(screen.getByRole('button', { name: 'Delete Tomato soup' })).toBeEnabled();
});

test('an item on no menu says so, and is put on one from there', async () => {
  const { asked } = openServed('/dashboard?tab=menu-items', {
    ...fullAccount,
    'GET /api/menus/all-items': { body: { items: [soup, { ...inPasta, id: 'i2', name: 'Cake' }] } },
    'POST /api/categories/c1/items': { body: pasta },
  });
  expect(await screen.findAllByText('Not on any menu')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Put on a menu: Tomato soup' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Category')).toHaveDisplayValue('Pasta (Dinner)');
  await user.click(within(dialog).getByRole('button', { name: 'Put on the menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ call }) => call.startsWith('POST'))).toEqual({
    call: 'POST /api/categories/c1/items',
    body: { item_ids: ['i1'] },
  });
});

test('what is changed without a connection is said to wait, asks before the page goes, and is said to be sent', async () => {
  const items = [inPasta, { ...inPasta, id: 'i2', name: 'Cake' }];
  mockServer({
    ...fullAccount,
    'GET /api/menus/all-items': { body: { items } },
    'PATCH /api/menus/items/i1/availability': { body: { ...inPasta, is_available: false } },
    'PATCH /api/menus/items/i2/availability': { body: { ...inPasta, is_available: false } },
  });
  openWithToasts('/dashboard?tab=menu-items');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const press = await screen.findByRole('button', { name: 'Mark sold out Tomato soup' });
  act(() => onlineManager.setOnline(false));
  await user.click(press);
  expect(await screen.findByText(/^1 change waits for a connection/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark sold out Cake' }));
  expect(await screen.findByText(/^2 changes wait for a connection/)).toBeVisible();
  expect(screen.queryByText('Tomato soup is sold out')).toBeNull();
  expect(asks()).toBe(true);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Your 2 changes were sent')).toBeVisible();
  expect(screen.queryByText(/wait for a connection/)).toBeNull();
  expect(asks()).toBe(false);
});

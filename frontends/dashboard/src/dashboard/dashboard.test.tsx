import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering } from '@menuleaf/shared/testing/answering.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';

const at = '2026-01-01T00:00:00Z';
const pasta = {
  id: 'c1',
  name: 'Pasta',
  description: null,
  sort_order: 0,
  items_count: 1,
  created_at: at,
  updated_at: at,
};
const soup = {
  id: 'i1',
  name: 'Tomato soup',
  description: 'With basil',
  price: 7.5,
  image_url: null,
  calories: null,
  allergens: 'celery',
  is_vegetarian: true,
  is_vegan: false,
  is_gluten_free: false,
  is_available: true,
  sold_out_until: null,
  sort_order: 0,
  categories: [],
  created_at: at,
  updated_at: at,
};
const empty = {
  'GET /api/restaurants': { body: [] },
  'GET /api/menus': { body: [] },
  'GET /api/categories': { body: [] },
  'GET /api/menus/all-items': { body: { items: [] } },
};

test('a new owner is led to their first restaurant', async () => {
  answering(empty);
  renderPage(<Dashboard />, '/dashboard');
  expect(await screen.findByText('No Restaurants Yet')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Menus/ }));
  expect(screen.getByRole('link', { name: 'Add Menu' })).toHaveAttribute('href', '/restaurant/add');
});

test('a list that fails is the failure of the dashboard, until Retry', async () => {
  const down = { status: 503, body: { detail: 'Try again later' } };
  answering({ ...empty, 'GET /api/menus': down });
  renderPage(<Dashboard />, '/dashboard');
  expect(await screen.findByText('Error Loading Dashboard')).toBeVisible();
  answering(empty);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No Restaurants Yet')).toBeVisible();
});

test('an item is found by its allergens', async () => {
  answering({ ...empty, 'GET /api/menus/all-items': { body: { items: [soup] } } });
  renderPage(<Dashboard />, '/dashboard?tab=menu-items');
  const search = await screen.findByLabelText('Search menu items');
  await userEvent.type(search, 'CELERY');
  expect(screen.getByText('$7.50')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'lobster');
  expect(screen.getByText('No menu items found')).toBeVisible();
});

test('an availability that the server refuses is taken back', async () => {
  const { asked } = answering({
    ...empty,
    'GET /api/menus/all-items': { body: { items: [soup] } },
  });
  renderPage(<Dashboard />, '/dashboard?tab=menu-items');
  await userEvent.click(await screen.findByRole('button', { name: /Mark sold out/ }));
  await waitFor(() => expect(screen.getByText('Available: Yes')).toBeVisible());
  expect(asked.at(-1)).toEqual({
    call: 'PATCH /api/menus/items/i1/availability',
    body: { is_available: false },
  });
});

test('a category is made in place, and an empty description is left out', async () => {
  const { asked } = answering({ ...empty, 'POST /api/categories': { status: 201, body: pasta } });
  renderPage(<Dashboard />, '/dashboard?tab=categories');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }));
  expect(screen.getByRole('button', { name: 'Create Category' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Category Name'), ' Pasta ');
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  await waitFor(() => expect(screen.queryByLabelText('Category Name')).toBeNull());
  const made = asked.find(({ call }) => call === 'POST /api/categories');
  expect(made?.body).toEqual({ name: 'Pasta', sort_order: 0 });
});

test('items of a category are saved as the difference', async () => {
  const { asked } = answering({
    ...empty,
    'GET /api/categories/c1': { body: pasta },
    'GET /api/categories/c1/items': { body: [soup] },
    'GET /api/menus/all-items': { body: { items: [soup, { ...soup, id: 'i2', name: 'Ravioli' }] } },
    'POST /api/categories/c1/items': { body: pasta },
    'DELETE /api/categories/c1/items': { body: pasta },
  });
  const { router } = renderPage(<Dashboard />, '/category/c1/manage-items?from=dashboard');
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /Add Ravioli/ }));
  await userEvent.click(screen.getByRole('button', { name: /Remove Tomato soup/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  const sent = asked.filter(({ call }) => !call.startsWith('GET'));
  expect(sent).toEqual([
    { call: 'POST /api/categories/c1/items', body: { item_ids: ['i2'] } },
    { call: 'DELETE /api/categories/c1/items', body: { item_ids: ['i1'] } },
  ]);
});

import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { dinner, figTree, pasta, soup } from './catalogue-for-tests.ts';
import { many } from './many.ts';
import { oneOfEach } from './one-of-each.ts';
import { openPage, openServed } from './owners-page.tsx';
import { onlineManager } from '@tanstack/react-query';

const manyOfEach = {
  ...oneOfEach,
  'GET /api/restaurants': { body: many(figTree) },
  'GET /api/menus': { body: many(dinner) },
  'GET /api/categories': { body: many(pasta) },
  'GET /api/menus/all-items': { body: { items: many(soup) } },
};

test.each([
  ['restaurants', 'Search restaurants', 'fig', 'newest', '/restaurant/r1/edit'],
  ['menus', 'Search menus', 'din', 'newest', '/menu/m1/edit'],
  ['categories', 'Search categories', 'pas', 'newest', '/category/c1/edit'],
  ['menu-items', 'Search menu items', 'tom', 'cheapest', '/menu-item/i1/edit'],
])('%s are searched and sorted as before once one comes back from a form', async (...list) => {
  const [tab, label, words, order, form] = list;
  const { router } = openServed(`/dashboard?tab=${tab}`, manyOfEach);
  await user.type(await screen.findByLabelText(label), words);
  await user.selectOptions(screen.getByLabelText('Sort'), order);
  await act(() => router.navigate(form));
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByLabelText(label)).toHaveValue(words);
  expect(screen.getByLabelText('Sort')).toHaveValue(order);
});

afterEach(() => onlineManager.setOnline(true));

test('a save without a connection says so, keeps the form, and is sent when there is one', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'PUT /api/categories/c1': { body: pasta } });
  const { router } = openPage('/category/c1/edit');
  const name = await screen.findByLabelText('Category Name');
  act(() => onlineManager.setOnline(false));
  await user.type(name, ' fresca');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const note = await screen.findByText('No connection. Nothing has been sent yet.');
  expect(note.parentElement).toHaveFocus();
  await user.type(name, '!');
  expect(sent('PUT')).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(sent('PUT')).toMatchObject([{ name: 'Pasta fresca!' }]);
});

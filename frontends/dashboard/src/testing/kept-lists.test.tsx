import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { dinner, figTree, pasta, soup } from './catalogue-for-tests.ts';
import { many } from './many.ts';
import { oneOfEach } from './one-of-each.ts';
import { openPage } from './owners-page.tsx';

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
  mockServer(manyOfEach);
  const { router } = openPage(`/dashboard?tab=${tab}`);
  await user.type(await screen.findByLabelText(label), words);
  await user.selectOptions(screen.getByLabelText('Sort'), order);
  await act(() => router.navigate(form));
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByLabelText(label)).toHaveValue(words);
  expect(screen.getByLabelText('Sort')).toHaveValue(order);
});

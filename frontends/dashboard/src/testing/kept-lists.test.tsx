import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import { dinner, figTree, pasta, soup } from './catalogue-for-tests.ts';
import { many } from './many.ts';
import { oneOfEach } from './one-of-each.ts';

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
  const user = userEvent.setup();
  mockServer(manyOfEach);
  const { router } = renderPage(<Dashboard />, `/dashboard?tab=${tab}`);
  await user.type(await screen.findByLabelText(label), words);
  await user.selectOptions(screen.getByLabelText('Sort'), order);
  await act(() => router.navigate(form));
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByLabelText(label)).toHaveValue(words);
  expect(screen.getByLabelText('Sort')).toHaveValue(order);
});

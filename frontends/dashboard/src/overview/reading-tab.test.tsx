import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import {
  dinner,
  figTree,
  fullAccount,
  signedIn,
  soup,
} from '../testing/catalogue-for-tests.ts';

/** The lists of somebody who reads them. */
function readOnly(lists: object, tab: string) {
  const me = signedIn('pro')['GET /api/auth/me'].body;
  const role = { role: 'reader', given_role: 'reader', restaurants: null, has_others: true };
  const account = { ...me, account: { id: 'o2', ...role } };
  mockServer({ ...fullAccount, ...lists, 'GET /api/auth/me': { body: account } });
  renderPage(<Dashboard />, `/dashboard?tab=${tab}`);
}

test('who only reads sees prices as guests do, and none that is not there', async () => {
  const market = { ...soup, id: 'i2', name: 'Catch of the day', price: 0, price_kind: 'market' };
  const wine = { ...soup, id: 'i3', name: 'Wine', price: 6, price_kind: 'from' };
  readOnly({ 'GET /api/menus/all-items': { body: { items: [soup, market, wine] } } }, 'menu-items');
  expect(await screen.findByText('Market price')).toBeVisible();
  expect(screen.getByText('from $6.00')).toBeVisible();
  expect(screen.getByText('$7.50')).toBeVisible();
  expect(screen.queryByText('$0.00')).toBeNull();
});

test('who only reads sees where a menu is active', async () => {
  const brunch = { ...dinner, id: 'm2', name: 'Brunch', is_active: false, categories: [] };
  const menus = { 'GET /api/menus': { body: [dinner, brunch] } };
  readOnly({ ...menus, 'GET /api/restaurants': { body: [figTree] } }, 'menus');
  expect(await screen.findByText('Active - The Fig Tree')).toBeVisible();
  expect(screen.getByText('Not Active')).toBeVisible();
  expect(screen.getByText('1 category')).toBeVisible();
});

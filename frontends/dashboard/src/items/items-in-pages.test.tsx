import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { fullAccount, soup } from '../testing/catalogue-for-tests.ts';
import { openPage } from '../testing/owners-page.tsx';

const cake = { ...soup, id: 'i2', name: 'Olive oil cake' };

test('items that do not fit one reply are asked for until all are there', async () => {
  mockServer(fullAccount);
  const others = globalThis.fetch;
  globalThis.fetch = (address, request) => {
    const url = new URL(address instanceof Request ? address.url : address, location.href);
    if (url.pathname !== '/api/menus/all-items') return others(address, request);
    const isFirst = url.searchParams.get('cursor') !== soup.id;
    const page = isFirst
      ? { items: [soup], next_cursor: soup.id }
      : { items: [cake], next_cursor: null };
    return Promise.resolve(new Response(JSON.stringify(page)));
  };
  openPage('/dashboard?tab=menu-items');
  expect(await screen.findByText(cake.name)).toBeVisible();
  expect(screen.getByText(soup.name)).toBeVisible();
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { figTree, signedIn, soup } from '../testing/catalogue-for-tests.ts';
import ReadingTab from './reading-tab.tsx';

test('who reads along reads prices as guests do', async () => {
  mockServer(signedIn('pro'));
  const items = [
    { ...soup, id: 'i1', name: 'Oysters', price: 0, price_kind: 'market' as const },
    { ...soup, id: 'i2', name: 'Flight', price: 12, price_kind: 'from' as const },
  ];
  const catalogue = { restaurants: [figTree], menus: [], categories: [], items };
  renderPage(<ReadingTab open="menu-items" catalogue={catalogue} />, '/');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.trim())).toEqual([
    expect.stringMatching(/^Oysters.*market price$/i),
    expect.stringMatching(/^Flight.*from \$12/i),
  ]);
});

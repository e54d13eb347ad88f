import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { dinner, figTree, signedIn, soup } from '../testing/catalogue-for-tests.ts';
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
    expect.stringMatching(/^Flight.*from \$12/i),
    expect.stringMatching(/^Oysters.*market price$/i),
  ]);
});

test('who reads along reads which restaurant shows a menu', async () => {
  mockServer(signedIn('pro'));
  const brunch = { ...dinner, id: 'm2', name: 'Brunch', is_active: false, categories: [] };
  const catalogue = {
    restaurants: [figTree],
    menus: [dinner, brunch],
    categories: [],
    items: [],
  };
  renderPage(<ReadingTab open="menus" catalogue={catalogue} />, '/');
  expect(await screen.findByText('Active - The Fig Tree')).toBeVisible();
  expect(screen.getByText('Not Active')).toBeVisible();
});

test('a phone number keeps its order beside the Arabic name of a menu', async () => {
  mockServer(signedIn('pro'));
  const menus = [{ ...dinner, name: 'القائمة' }];
  const restaurants = [{ ...figTree, active_menu_id: dinner.id, phone: '+971 4 555 0142' }];
  const catalogue = { restaurants, menus, categories: [], items: [] };
  renderPage(<ReadingTab open="restaurants" catalogue={catalogue} />, '/');
  expect(await screen.findByText('+971 4 555 0142')).toHaveAttribute('dir', 'ltr');
});

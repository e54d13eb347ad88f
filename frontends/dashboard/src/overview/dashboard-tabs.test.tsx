import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { unsentKey } from '@menuleaf/shared/browser/session/unsent.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { emptyAccount, fullAccount, signedIn } from '../testing/catalogue-for-tests.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { openPage, openServed } from '../testing/owners-page.tsx';

test('the tabs are one stop of the keyboard: arrows go round, Home and End to the ends, Enter opens', async () => {
  const { router } = renderPage(
    <DashboardTabs open="menus" counts={undefined}>
      All
    </DashboardTabs>,
    '/dashboard?tab=menus',
  );
  const focused = () => document.activeElement?.textContent?.trim();
  await user.tab();
  expect(focused()).toBe('Menus');
  const went = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'x']) {
    await user.keyboard(key.length > 1 ? `{${key}}` : key);
    went.push(focused());
  }
  const [restaurants, categories, items] = ['Restaurants', 'Categories', 'Menu Items'];
  expect(went).toEqual([categories, items, restaurants, items, restaurants, items, items]);
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?tab=menu-items');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: /Menus/ }));
});

afterEach(() => onlineManager.setOnline(true));

test('without a connection, a list that was empty before is not called empty', async () => {
  const { queries } = openServed('/dashboard?tab=menu-items', emptyAccount);
  expect(await screen.findByText('No menu items yet')).toBeVisible();
  onlineManager.setOnline(false);
  act(() => void queries.invalidateQueries());
  await waitFor(() => expect(screen.queryByText('No menu items yet')).toBeNull());
});

test('a menu whose editor was left before all was saved leads back to it', async () => {
  mockServer({ ...fullAccount, ...signedIn('free') });
  const { id } = signedIn('free')['GET /api/auth/me'].body;
  localStorage.setItem(unsentKey(id, 'm1'), '{}');
  openPage('/dashboard');
  const link = await screen.findByRole('link', { name: 'Open it to save' }, { timeout: 3000 });
  expect(link).toHaveAttribute('href', '/menu/m1/editor');
});

test('work that is behind other lists is one look away from a restaurant', async () => {
  openServed('/dashboard', fullAccount);
  await user.click(await screen.findByRole('button', { name: 'More for The Fig Tree' }));
  const links = ['Kitchen', 'Change prices', 'Print the menu', 'Statistics'];
  for (const name of links) expect(await screen.findByRole('link', { name })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change prices' }));
  expect(await screen.findByRole('button', { name: /^Select all \d/ })).toBeVisible();
});

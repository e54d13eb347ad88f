import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';

test('the tabs are one stop of the keyboard: arrows go round, Home and End to the ends, Enter opens', async () => {
  const user = userEvent.setup();
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

import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { phone } from './browser.ts';
import { fill, press } from './tabs.ts';
import { expect, test } from './journey.ts';

test('what is not there is asked for once, whichever remote asks', async ({ signedIn }) => {
  const { page } = await signedIn(await newOwner());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/restaurant/none/edit');
  await page.getByRole('heading', { name: 'Restaurant Not Found' }).waitFor();
  expect(asked.filter((path) => path === '/api/restaurants/none')).toHaveLength(1);
});

test(
  'an empty account is led on from every tab, on a phone',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { page } = await signedIn(await newOwner(), { viewport: phone });
    const steps = page.getByRole('region', { name: 'Your menu on the table, in three steps' });
    for (const [tab, title, way, to] of [
      ['restaurants', 'No Restaurants Yet', 'Add Restaurant', '**/restaurant/add'],
      ['menus', 'No Menus Yet', 'Add Menu', '**/restaurant/add'],
      ['menu-items', 'No menu items yet', 'Add Menu Item', '**/menu-item/add'],
    ] as const) {
      await page.goto(`/dashboard?tab=${tab}`);
      await page.getByRole('heading', { name: title }).waitFor();
      await steps.getByLabel('Restaurant Name').waitFor();
      await page.getByRole('tabpanel').getByRole('link', { name: way }).click();
      await page.waitForURL(to);
    }
    await page.goto('/dashboard?tab=categories');
    await page.getByRole('heading', { name: 'No categories yet' }).waitFor();
    await press(page, 'Add Category');
    await fill('Category Name', 'Starters')(page);
    await press(page, 'Create Category');
    await page.getByRole('link', { name: 'Manage Items of Starters' }).click();
    await page.getByText('All your items are in this category.').waitFor();
    await press(page, 'Items in Category (0)');
    await page.getByText('No items yet. Add one from the other column.').waitFor();
    expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
  },
);

import { newOwner } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { axeInAllColorSchemes, scrollsSideways } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { newSmallAccount, payForPro } from './owner.ts';
import { expect, test } from './journey.ts';

/** Violations in the page's current state, and widths at which it scrolls sideways. */
async function look(page: Page, state: string): Promise<string[]> {
  // What an open list partly covers is pressed only once it closes.
  const isCovered = await page
    .locator('[role=listbox], main [aria-expanded=true]')
    .first()
    .isVisible();
  const all = await axeInAllColorSchemes(page);
  const found = all.filter((finding) => !(isCovered && finding.includes(': target-size')));
  // The narrowest is that of WCAG 2.2 (reflow, 1.4.10).
  for (const width of [desktop.width, phone.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    if (await scrollsSideways(page)) found.push(`${width} px: scrolls sideways`);
  }
  return found.map((finding) => `${state}, ${finding}`);
}

type State = [name: string, address: string, ready: string, act?: (page: Page) => Promise<unknown>];

async function lookAtAll(page: Page, states: readonly State[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, address, ready, act] of states) {
    await page.setViewportSize(desktop);
    await page.goto(address);
    await page.getByText(ready).first().waitFor();
    await act?.(page);
    found.push(...(await look(page, name)));
  }
  return found;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const more = (name: string) => press(`More for ${name}`);
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** As they open, all pages are looked at by every-page.long.journey.ts. */
test('axe finds nothing in the states that an owner’s work brings pages into', async ({
  signedIn,
}) => {
  const { owner, restaurantId, itemIds } = await newSmallAccount([
    'Bread',
    'Cake',
    // Enough for a search box.
    ...Array.from({ length: 6 }, (_, at) => `Soup ${at + 1}`),
  ]);
  await owner.send('PATCH', `/api/menus/items/${itemIds[1]}/availability`, { is_available: false });
  const { page } = await signedIn(owner);
  const found = await lookAtAll(page, [
    ['restaurants', '/dashboard', 'Not provided'],
    ['QR code', '/dashboard', 'Not provided', openDialog('QR Code of')],
    ['active menu', '/dashboard', 'Not provided', openDialog('Manage Menu')],
    ['deletion', '/dashboard?tab=menus', 'All day', openDialog('Delete All day')],
    ['categories', '/dashboard?tab=categories', 'Items: 8', press('Add Category')],
    ['items', '/dashboard?tab=menu-items', 'Until tomorrow?'],
    [
      'no match',
      '/dashboard?tab=menu-items',
      'Bread',
      (page) => page.getByLabel('Search menu items').fill('lobster'),
    ],
    [
      'details',
      '/dashboard?tab=menu-items',
      'Bread',
      async (page) => {
        await more('Bread')(page);
        await openDialog('View Details of Bread')(page);
      },
    ],
    [
      'import',
      '/dashboard?tab=menu-items',
      'Bread',
      async (page) => {
        await more('your items')(page);
        await openDialog('Import')(page);
      },
    ],
    [
      'a price that cannot be read',
      '/dashboard?tab=menu-items',
      'Bread',
      async (page) => {
        await press(/change the price of Bread/)(page);
        await page.keyboard.type('1,234');
        await page.keyboard.press('Enter');
        await page.getByText('Price can be read in two ways').waitFor();
      },
    ],
    ['more of an item', '/dashboard?tab=menu-items', 'Bread', press('More for Bread')],
    ['a toast', '/dashboard?tab=menu-items', 'Bread', press('Mark sold out Bread')],
    [
      'a refusal in a toast',
      '/dashboard?tab=menus',
      'All day',
      async (page) => {
        await press('Duplicate All day')(page);
        await page.getByRole('button', { name: 'View plans' }).waitFor();
      },
    ],
    [
      'prices',
      '/dashboard?tab=menu-items',
      'Bread',
      async (page) => {
        await more('your items')(page);
        await press('Select')(page);
        await press('Select all 8')(page);
        await openDialog('Change prices')(page);
        await page.getByLabel('By').fill('10');
      },
    ],
    ['no room for a restaurant', '/restaurant/add', 'Free plan allows only 1 restaurant.'],
    [
      'hours that are picked',
      `/restaurant/${restaurantId}/edit`,
      'Opening Hours',
      async (page) => {
        const monday = page.getByRole('group', { name: 'Monday' });
        await monday.getByLabel('Open or closed').selectOption('Open');
        await monday.getByRole('button', { name: 'Add hours' }).click();
        await page.getByLabel('Tuesday').fill('By appointment');
      },
    ],
    [
      'hours for other days',
      `/restaurant/${restaurantId}/edit`,
      'Opening Hours',
      async (page) => {
        await page.getByLabel('Monday').fill('18:00-02:00');
        await openDialog('Copy Monday to other days')(page);
      },
    ],
    [
      'time zones',
      `/restaurant/${restaurantId}/edit`,
      'Opening Hours',
      async (page) => {
        await page.getByLabel('Time Zone', { exact: true }).click();
        await page.getByLabel('Search time zones').fill('berl');
        await page.getByRole('option', { name: 'Europe/Berlin' }).waitFor();
      },
    ],
    ['new item, with errors', '/menu-item/add', 'Gluten Free', press('Create Menu Item')],
    [
      'edit item',
      `/menu-item/${itemIds[0]}/edit`,
      'Gluten Free',
      (page) => page.getByRole('button', { name: 'Milk' }).first().click(),
    ],
  ]);
  expect(found).toEqual([]);
});

test('axe finds nothing on empty lists, failures, Pro forms and both versions of a conflict', async ({
  signedIn,
}) => {
  const empty = await signedIn(await newOwner());
  const found = await lookAtAll(empty.page, [
    ['no restaurants', '/dashboard', 'No Restaurants Yet'],
    ['no menus', '/dashboard?tab=menus', 'No Menus Yet'],
    ['no categories', '/dashboard?tab=categories', 'No categories yet'],
    ['no items', '/dashboard?tab=menu-items', 'No menu items yet'],
    ['new restaurant, with errors', '/restaurant/add', 'Next Steps', press('Create Restaurant')],
    ['unknown category', '/category/none/manage-items', 'Category Not Found'],
    ['unknown restaurant', '/restaurant/none/edit', 'Restaurant Not Found'],
  ]);
  await empty.page.route('**/api/overview', (route) => route.fulfill({ status: 503, body: '{}' }));
  found.push(
    ...(await lookAtAll(empty.page, [['failed lists', '/dashboard', 'Error Loading Dashboard']])),
  );

  const { owner, restaurantId, categoryId } = await newSmallAccount(['Bread']);
  await payForPro(owner);
  const { page } = await signedIn(owner);
  found.push(
    ...(await lookAtAll(page, [
      [
        'new menu, with errors',
        `/restaurant/${restaurantId}/menu/add`,
        'Menu Name',
        press('Create'),
      ],
      [
        'conflict',
        `/category/${categoryId}/edit`,
        'About this category',
        async (page) => {
          await owner.send('PUT', `/api/categories/${categoryId}`, { name: 'Mains' });
          await page.getByLabel('Category Name').fill('Large');
          await press('Save Changes')(page);
          await page.getByRole('dialog').waitFor();
        },
      ],
    ])),
  );
  expect(found).toEqual([]);
});

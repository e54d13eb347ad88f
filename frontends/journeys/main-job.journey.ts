import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { origin, phone } from './browser.ts';
import { expect, test } from './journey.ts';
import { register } from './owner.ts';

async function addRestaurant(page: Page) {
  await page.goto('/restaurant/add');
  await page.getByLabel('Restaurant Name').fill('The Fig Tree');
  await page.getByLabel('Address', { exact: true }).fill('7 Orchard Lane');
  await page.getByLabel('City').fill('Salem');
  await page.getByLabel('State').fill('OR');
  await page.getByRole('button', { name: 'Create Restaurant' }).click();
  await page.getByText('ZIP code is required').first().waitFor();
  const heightOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.height;
  // It stands beside the one with the error.
  expect(await heightOf('Country')).toBe(await heightOf('City'));
  await page.getByLabel('ZIP Code').fill('97301');
  await page.getByLabel('Monday').fill('09:00-21:00');
  const tuesday = page.getByRole('group', { name: 'Tuesday' });
  await tuesday.getByLabel('Open or closed').selectOption('Open');
  await tuesday.getByLabel('From').fill('18:00');
  await tuesday.getByLabel('Until').fill('02:00');
  await tuesday.getByRole('button', { name: 'Copy Tuesday to other days' }).click();
  await page.getByRole('dialog').getByLabel('Friday').check();
  await page.getByRole('button', { name: 'Copy to these days' }).click();
  await page.getByRole('button', { name: 'Create Restaurant' }).click();
  await page.waitForURL('**/dashboard**');
  await page.getByRole('heading', { name: 'The Fig Tree', exact: true }).waitFor();
}

async function addMenu(page: Page) {
  await page.goto('/dashboard?tab=menus');
  await page.getByRole('link', { name: 'Add Menu' }).first().click();
  await page.getByLabel('Menu Name').fill('All day');
  await page.getByRole('button', { name: 'Create Menu' }).click();
  await page.getByLabel('Type your first dish').waitFor();
  await page.goto('/dashboard?tab=menus');
  await page.getByText('Active - The Fig Tree').waitFor();
}

async function addCategory(page: Page) {
  await page.goto('/dashboard?tab=categories');
  await page.getByRole('button', { name: 'Add Category' }).first().click();
  await page.getByLabel('Category Name').fill('Starters');
  // It would default to the only menu; this journey assembles everything by hand.
  await page.getByLabel('All day').uncheck();
  await page.getByRole('button', { name: 'Create Category' }).click();
  await page.getByText('Items: 0').waitFor();
}

async function addItem(page: Page) {
  await page.goto('/menu-item/add');
  await page.getByLabel('Name', { exact: true }).fill('Fig and walnut toast');
  await page.getByLabel('Price').fill('11.50');
  await page.getByLabel('Vegetarian').check();
  await page.getByLabel('Starters').uncheck();
  await page.getByRole('button', { name: 'Create Menu Item' }).click();
  await page.waitForURL('**/dashboard?tab=menu-items');
  await page.getByText('$11.50').waitFor();
}

async function putTogether(page: Page) {
  await page.goto('/dashboard?tab=categories');
  await page.getByRole('link', { name: 'Manage Items of Starters' }).click();
  await page.getByRole('button', { name: 'Add Fig and walnut toast' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/dashboard**');
  await page.goto('/dashboard?tab=menus');
  await page
    .getByRole('link', { name: /^Manage Categories/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Add Starters' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/dashboard?tab=menus');
}

async function readQrCode(page: Page): Promise<string> {
  await page.goto('/dashboard?tab=restaurants');
  await page.locator('main').getByRole('button', { name: 'QR Code' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Scan this QR code to view the menu on your mobile device').waitFor();
  const address = await dialog.getByText(`${origin}/restaurant/`).first().textContent();
  await page.keyboard.press('Escape');
  return new URL(address?.trim() ?? '').pathname;
}

async function deactivate(page: Page) {
  await page.getByRole('button', { name: 'Manage Menu' }).click();
  await page.getByLabel('No Menu (Deactivate)').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('No menu is shown now').waitFor();
}

const body = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  return { status: response.status, text: await response.text() };
};

test('from nothing to a diner who reads the menu, and back', async ({ visitor }) => {
  const { page, errors } = await visitor();
  await register(page);
  await addRestaurant(page);
  await addMenu(page);
  await addCategory(page);
  await addItem(page);
  await putTogether(page);
  const edited = Date.now();
  const landing = await readQrCode(page);
  await waitUntil(
    () => body(`${landing}/menu`),
    ({ text }) => text.includes('Fig and walnut toast'),
    Math.max(0, 5000 - (Date.now() - edited)),
  );

  const diner = await visitor({ viewport: phone, javaScriptEnabled: false });
  await diner.page.goto(landing);
  await diner.page.getByRole('heading', { name: 'The Fig Tree' }).waitFor();
  await diner.page.getByText('7 Orchard Lane').waitFor();
  expect(await diner.page.getByText('18:00-02:00').count()).toBe(2);
  await diner.page.goto(`${landing}/menu`);
  await diner.page.getByText('Fig and walnut toast').waitFor();
  await diner.page.getByText('$11.50').waitFor();

  await deactivate(page);
  const status = async () => (await diner.page.reload())?.status();
  await waitUntil(status, (seen) => seen === 404);
  await diner.page.getByRole('heading', { name: 'Menu Not Found' }).waitFor();
  expect(errors).toEqual([]);
});

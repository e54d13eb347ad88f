import { newOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { origin, phone } from './browser.ts';
import { expect, test } from './journey.ts';

const dishes = ['Pesto pasta', 'Leek soup', 'Trout'];

async function threeDishes() {
  const owner = await newOwner();
  const { json: place } = await owner.send('POST', '/api/restaurants', { name: 'The Fig Tree' });
  const menu = { name: 'All day', restaurant_id: place.id };
  const { json } = await owner.send('POST', '/api/menus', menu);
  await owner.send('POST', `/api/menus/${json.id}/edits`, {
    edits: [
      { do: 'add_category', ref: 'new:plates', name: 'Plates' },
      ...dishes.map((name, at) => {
        return { do: 'add_item', ref: `new:d${at}`, name, price: 9, category: 'new:plates' };
      }),
    ],
  });
  const address = `/restaurant/${place.id}/menu`;
  const read = () => fetch(`${origin}${address}`).then((answer) => answer.text());
  // The page's script has the names of all allergens.
  const published = async () => (await read()).replaceAll(/<script.*?<\/script>/gs, '');
  await waitUntil(published, (text) => text.includes('Trout'), 20_000);
  return { owner, menuId: json.id, address, published };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dishOf = (page: Page, name: string) => page.locator('.item', { hasText: name });

test('an owner confirms what dishes hold, by keyboard and by thumb, and only that is known to diners', async ({
  signedIn,
  visitor,
}) => {
  const { owner, menuId, address, published } = await threeDishes();
  const before = await published();
  expect(before).not.toContain('data-a');
  expect(before).not.toContain('nuts');

  const { page, errors } = await signedIn(owner);
  await page.goto('/dashboard?tab=menus');
  await page.getByRole('link', { name: 'Allergens of All day' }).click();
  await button(page, 'Nuts: Pesto pasta, suggested: pesto').waitFor();
  await button(page, 'Use the suggestions for Pesto pasta').press('Enter');
  await button(page, 'Celery: Leek soup').focus();
  await page.keyboard.press('Space');
  await button(page, 'Confirm Pesto pasta').press('Enter');
  await button(page, 'Confirmed Pesto pasta').waitFor();
  await page.getByText('1 of 3 dishes confirmed').waitFor();
  // Unconfirmed ticks stay on this device.
  await page.getByText('1 changed dish to confirm, kept on this device').waitFor();
  await page.getByRole('link', { name: 'Back to the dishes' }).click();
  await page.waitForURL('**/editor');
  expect(errors).toEqual([]);

  await waitUntil(published, (text) => text.includes('data-c'), 20_000);
  const mobile = await signedIn(owner, { viewport: phone, hasTouch: true });
  await mobile.page.goto(`/menu/${menuId}/allergens`);
  const soup = mobile.page.getByRole('group', { name: 'Allergens of Leek soup' });
  await soup.getByRole('button', { name: /^Celery/ }).tap();
  await soup.getByRole('button', { name: /^Nuts/ }).tap();
  await soup.getByRole('button', { name: /^Nuts/ }).tap();
  await button(mobile.page, 'Confirm Leek soup').tap();
  await mobile.page.getByText('2 of 3 dishes confirmed').waitFor();
  await mobile.page.getByText('Saved', { exact: true }).waitFor();
  expect(mobile.errors).toEqual([]);

  await waitUntil(published, (text) => text.includes('celery'), 20_000);
  const guest = await visitor({ viewport: phone });
  await guest.page.goto(address);
  const shown = (name: string) => dishOf(guest.page, name).textContent();
  expect(await shown('Pesto pasta')).toContain('Allergens: gluten, milk, nuts');
  expect(await shown('Leek soup')).toContain('Allergens: celery, may contain: nuts');
  expect(await shown('Trout')).toContain('Ask about allergens');
  await button(guest.page, 'Search & filter').click();
  await guest.page.getByRole('search').getByText('gluten', { exact: true }).click();
  await dishOf(guest.page, 'Pesto pasta').waitFor({ state: 'hidden' });
  await guest.page.locator('.asks', { hasText: 'To ask about (1)' }).getByText('Trout').waitFor();
  expect(await shown('Leek soup')).not.toContain('Ask about');
  expect(guest.errors).toEqual([]);
});

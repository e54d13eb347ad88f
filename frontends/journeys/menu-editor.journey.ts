import { newOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Locator, Page } from '@playwright/test';
import { origin, phone } from './browser.ts';
import { newSmallAccount } from './owner.ts';
import { expect, test } from './journey.ts';

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const priceOf = (page: Page, dish: string) => page.getByLabel(`Price of ${dish}`);

async function lines(page: Page): Promise<string[]> {
  const fields = await page.getByLabel(/^Name of/).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a menu is typed on a phone, and diners read it', async ({ signedIn }) => {
  const owner = await newOwner();
  const { page, errors } = await signedIn(owner, { viewport: phone, hasTouch: true });
  const { json: place } = await owner.send('POST', '/api/restaurants', {
    name: 'The Fig Tree',
    time_zone: 'America/New_York',
  });
  await page.goto(`/restaurant/${place.id}/menu/add`);
  await page.getByLabel('Menu Name').fill('All day');
  await page.getByRole('button', { name: 'Create Menu' }).click();

  await page.getByLabel('Type your first dish').fill('Olives');
  await priceOf(page, 'Olives').fill('4,5');
  await priceOf(page, 'Olives').press('Enter');
  await page.getByLabel('Name of a new dish').fill('Soup');
  await priceOf(page, 'Soup').fill('7');
  await page.getByRole('button', { name: 'Add a section' }).tap();
  const section = page.getByLabel('Name of a new section');
  await section.fill('Mains');
  await page.getByLabel('Name of the section Mains').press('Enter');
  await page.getByLabel('Name of a new dish').fill('Trout');
  await priceOf(page, 'Trout').fill('24');
  await saved(page);
  await page.reload();
  await priceOf(page, 'Trout').waitFor();
  expect(await lines(page)).toEqual(['Dishes', 'Olives', 'Soup', 'Mains', 'Trout']);
  expect(await priceOf(page, 'Olives').inputValue()).toBe('4.50');

  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  await page.frameLocator('[title="As guests see it"]').getByText('Trout').first().waitFor();
  const menu = async () => (await fetch(`${origin}/restaurant/${place.id}/menu`)).text();
  const published = await waitUntil(menu, (text) => text.includes('Trout'));
  expect(published.indexOf('Soup')).toBeLessThan(published.indexOf('Trout'));
  expect(published).toContain('$4.50');
  expect(errors).toEqual([]);
});

test('with a mouse a dish is carried into another section, and back by one undo', async ({
  signedIn,
}) => {
  const { owner, menuId } = await newSmallAccount(['Artichoke', 'Bread']);
  await owner.send('POST', `/api/menus/${menuId}/edits`, {
    edits: [
      { do: 'add_category', ref: 'new:sweets', name: 'Sweets' },
      { do: 'add_item', ref: 'new:cake', name: 'Cake', price: 6, category: 'new:sweets' },
    ],
  });
  const { page, errors } = await signedIn(owner);
  await page.goto(`/menu/${menuId}/editor`);
  const bread = page.getByRole('button', { name: 'Move Bread' });
  const cake = page.getByRole('button', { name: 'Move Cake' });
  const guests = page.frameLocator('[title="As guests see it"]');
  await guests.getByText('Cake').first().waitFor();
  await page.getByLabel('Name of Bread').hover();
  const [from, to] = [await middleOf(bread), await middleOf(cake)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 20, { steps: 25 });
  await page.mouse.up();
  await saved(page);
  expect(await lines(page)).toEqual(['Plates', 'Artichoke', 'Sweets', 'Cake', 'Bread']);
  const shown = () => guests.locator('main').textContent();
  await waitUntil(shown, (text) => (text ?? '').indexOf('Bread') > (text ?? '').indexOf('Cake'));

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await lines(page)).toEqual(['Plates', 'Artichoke', 'Bread', 'Sweets', 'Cake']);
  await saved(page);
  const stored = async () => {
    const { json } = await owner.send('GET', `/api/menus/${menuId}/content`);
    const sections: { items: { name: string }[] }[] = json.categories;
    return sections.map(({ items }) => items.map(({ name }) => name).join(' '));
  };
  await waitUntil(stored, ([plates]) => plates === 'Artichoke Bread');
  expect(await stored()).toEqual(['Artichoke Bread', 'Cake']);
  expect(errors).toEqual([]);
});

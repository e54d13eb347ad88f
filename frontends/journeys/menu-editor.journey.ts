import { newOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { origin, phone } from './browser.ts';
import { dragByMouse, fingerOf, middleOf } from './dragging.ts';
import { newSmallAccount } from './owner.ts';
import { expect, test } from './journey.ts';

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const priceOf = (page: Page, dish: string) => page.getByLabel(`Price of ${dish}`);

async function lines(page: Page): Promise<string[]> {
  const fields = await page.getByLabel(/^Name of/).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

/** A menu of two sections. */
async function withSweets() {
  const { owner, menuId } = await newSmallAccount(['Artichoke', 'Bread']);
  await owner.send('POST', `/api/menus/${menuId}/edits`, {
    edits: [
      { do: 'add_category', ref: 'new:sweets', name: 'Sweets' },
      { do: 'add_item', ref: 'new:cake', name: 'Cake', price: 6, category: 'new:sweets' },
    ],
  });
  return { owner, menuId, path: `/menu/${menuId}/editor` };
}

test('from a name alone a menu is typed on a phone, and diners read it', async ({ signedIn }) => {
  const owner = await newOwner();
  const { page, errors } = await signedIn(owner, { viewport: phone, hasTouch: true });
  await page.goto('/dashboard');
  await page.getByLabel('Restaurant Name').fill('The Fig Tree');
  await page.getByRole('button', { name: 'Continue to your dishes' }).tap();

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

  const [place] = (await owner.send('GET', '/api/restaurants')).json;
  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  await page.frameLocator('[title="As guests see it"]').getByText('Trout').first().waitFor();
  const menu = async () => (await fetch(`${origin}/restaurant/${place.id}/menu`)).text();
  const published = await waitUntil(menu, (text) => text.includes('Trout'));
  expect(published.indexOf('Soup')).toBeLessThan(published.indexOf('Trout'));
  expect(published).toContain('$4.50');
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: '3 dishes on the menu' }).waitFor();
  expect(errors).toEqual([]);
});

test('with a mouse a dish is carried into another section, and back by one undo', async ({
  signedIn,
}) => {
  const { owner, menuId, path } = await withSweets();
  const { page, errors } = await signedIn(owner);
  await page.goto(path);
  const bread = page.getByRole('button', { name: 'Move Bread' });
  const cake = page.getByRole('button', { name: 'Move Cake', exact: true });
  const guests = page.frameLocator('[title="As guests see it"]');
  await guests.getByText('Cake').first().waitFor();
  await page.getByLabel('Name of Bread').hover();
  const { x, y } = await middleOf(cake);
  await dragByMouse(page, await middleOf(bread), { x, y: y + 20 });
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

test(
  'a section is carried with its dishes, with a mouse and with a finger, and a dish with a finger',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner, path } = await withSweets();
    const desk = await signedIn(owner);
    await desk.page.goto(path);
    const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
    const plates = await middleOf(handle(desk.page, 'the section Plates'));
    const end = await middleOf(desk.page.getByRole('button', { name: 'Add a dish to Sweets' }));
    const { mouse } = desk.page;
    await mouse.move(plates.x, plates.y);
    await mouse.down();
    await mouse.move(plates.x, plates.y + 6);
    // Sections pass each other without their dishes, which may fill many screens.
    expect(await lines(desk.page)).toEqual(['Plates', 'Sweets']);
    await mouse.move(plates.x, end.y + 5, { steps: 25 });
    await mouse.up();
    await saved(desk.page);
    expect(await lines(desk.page)).toEqual(['Sweets', 'Cake', 'Plates', 'Artichoke', 'Bread']);

    const mobile = await signedIn(owner, { viewport: phone, hasTouch: true });
    await mobile.page.goto(path);
    await mobile.page.getByLabel('Name of Bread').scrollIntoViewIfNeeded();
    const drag = await fingerOf(mobile.context, mobile.page);
    const carry = async (name: string, to: number) => {
      await drag(await middleOf(handle(mobile.page, name)), to);
      await saved(mobile.page);
    };
    await carry(
      'the section Plates',
      (await middleOf(handle(mobile.page, 'the section Sweets'))).y - 10,
    );
    expect(await lines(mobile.page)).toEqual(['Plates', 'Artichoke', 'Bread', 'Sweets', 'Cake']);
    await carry('Cake', (await middleOf(handle(mobile.page, 'Artichoke'))).y - 10);
    expect(await lines(mobile.page)).toEqual(['Plates', 'Cake', 'Artichoke', 'Bread', 'Sweets']);
    expect([...desk.errors, ...mobile.errors]).toEqual([]);
  },
);

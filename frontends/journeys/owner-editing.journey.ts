import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { phone } from './browser.ts';
import { dragByMouse, fingerOf, middleOf } from './dragging.ts';
import { type SmallAccount, newSmallAccount } from './owner.ts';
import { expect, test } from './journey.ts';

const dishes = ['Artichoke', 'Bread', 'Cake'];
const namesOf = async ({ owner, categoryId }: SmallAccount): Promise<string[]> => {
  const { json } = await owner.send('GET', `/api/categories/${categoryId}/items`);
  const items: { name: string; sort_order: number }[] = json;
  return items.toSorted((a, b) => a.sort_order - b.sort_order).map(({ name }) => name);
};

const chosen = (page: Page) => page.getByRole('region', { name: 'Items in Category' });
const row = (page: Page, name: string) =>
  chosen(page).getByRole('listitem').filter({ hasText: name });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/dashboard?tab=categories');
};

const handle = (page: Page, name: string) => middleOf(row(page, name).locator('span').first());

test(
  'the order is changed with the mouse, with a finger and with the keyboard',
  { tag: '@long' },
  async ({ signedIn }) => {
    const account = await newSmallAccount(dishes);
    const path = `/category/${account.categoryId}/manage-items?from=dashboard`;
    const { page, context } = await signedIn(account.owner);

    await page.goto(path);
    await row(page, 'Cake').waitFor();
    const { x, y } = await handle(page, 'Artichoke');
    await dragByMouse(page, await handle(page, 'Cake'), { x, y: y - 12 });
    await save(page);
    expect(await namesOf(account)).toEqual(['Cake', 'Artichoke', 'Bread']);

    await page.goto(path);
    await page.getByRole('button', { name: 'Move up Bread' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Bread is number 2 of 3').waitFor({ state: 'attached' });
    await save(page);
    expect(await namesOf(account)).toEqual(['Cake', 'Bread', 'Artichoke']);
    await context.close();

    const mobile = await signedIn(account.owner, { viewport: phone });
    await mobile.page.goto(path);
    await row(mobile.page, 'Artichoke').scrollIntoViewIfNeeded();
    const drag = await fingerOf(mobile.context, mobile.page);
    const below = (await handle(mobile.page, 'Artichoke')).y + 12;
    await drag(await handle(mobile.page, 'Cake'), below);
    await save(mobile.page);
    expect(await namesOf(account)).toEqual(['Bread', 'Artichoke', 'Cake']);
    await mobile.context.close();
  },
);

test('a deletion is undone from the toast, and the focus is never lost', async ({ signedIn }) => {
  const { owner } = await newSmallAccount(dishes);
  const { page } = await signedIn(owner);
  await page.clock.install();
  await page.goto('/dashboard?tab=menu-items');
  await page.getByRole('button', { name: 'More for Bread' }).click();
  await page.getByRole('button', { name: 'Delete Bread' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Bread was deleted').waitFor();
  await page.getByRole('heading', { name: 'Bread', exact: true }).waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    document.activeElement?.closest('li')?.textContent?.includes('Cake'),
  );
  await page.clock.runFor(8000);
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.count()).toBe(1);
  await undo.click();
  await page.getByText('Bread is back').waitFor();
  await page.getByRole('heading', { name: 'Bread', exact: true }).waitFor();
});

type Dish = { id: string; is_available: boolean };

test('one click sells out, one for several as well, and leaving what is not saved asks first', async ({
  signedIn,
}) => {
  const { owner, itemIds } = await newSmallAccount(dishes);
  const { page } = await signedIn(owner, { viewport: phone });
  await page.goto('/dashboard?tab=menu-items');
  await page.getByRole('button', { name: 'Mark sold out Bread' }).click();
  await page.getByRole('button', { name: 'Until tomorrow? Bread' }).click();
  await page.getByText('Bread is sold out until tomorrow').waitFor();
  const item = async () => (await owner.send('GET', `/api/menus/items/${itemIds[1]}`)).json;
  // The UI updates before the server responds.
  const soldOut = await waitUntil(item, ({ sold_out_until }) => sold_out_until !== null);
  expect(soldOut.is_available).toBe(false);
  expect(new Date(soldOut.sold_out_until).getTime()).toBeGreaterThan(Date.now());

  await page.reload();
  await page.getByRole('button', { name: 'More for your items' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected items' });
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await bar.getByRole('button', { name: 'Sold out', exact: true }).click();
  await page.getByText('3 items are sold out', { exact: true }).waitFor();
  const all = async (): Promise<Dish[]> =>
    (await owner.send('GET', '/api/menus/all-items')).json.items;
  expect((await all()).map(({ is_available }) => is_available)).toEqual([false, false, false]);
  // Each has again what it had, Bread its end.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Changed back').waitFor();
  expect((await all()).filter((one) => one.is_available)).toHaveLength(2);
  expect((await item()).sold_out_until).toBe(soldOut.sold_out_until);
  const before = await all();
  await bar.getByRole('button', { name: 'More for the selected items' }).click();
  await bar.getByRole('button', { name: 'Delete 3 items' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('3 items were deleted').waitFor();
  expect(await all()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('3 items are back').waitFor();
  expect(await all()).toEqual(before);
  await bar.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Bread', exact: true }).click();
  await page.getByRole('group', { name: 'Contains', exact: true }).getByText('Gluten').click();
  await page.getByRole('link', { name: 'Menus' }).click();
  await page.getByText('Leave without saving?').waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Update Menu Item' }).click();
  await page.waitForURL('**/dashboard?tab=menu-items');
  const edited = await owner.send('GET', `/api/menus/items/${itemIds[1]}`);
  expect(edited.json.allergens).toBe('gluten');
});

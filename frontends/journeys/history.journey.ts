import { form, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';
import { axeFindings, scrollsSideways } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { expect, test } from './journey.ts';
import { newSmallAccount, payForPro } from './owner.ts';

const priceOf = async (owner: TestOwner, id: string): Promise<number> =>
  (await owner.send('GET', `/api/menus/items/${id}`)).json.price;

/** Waits for history, which is written with a delay. */
const written = (owner: TestOwner, count: number) =>
  waitUntil(
    async () => (await owner.send('GET', '/api/catalogue/history')).json.changes.length,
    (changes: number) => changes >= count,
  );

test('an owner sees who changed what, and takes single changes back', async ({ signedIn }) => {
  const { owner, itemIds, menuId } = await newSmallAccount(['Sole', 'Trout']);
  await payForPro(owner);
  const [sole = '', trout = ''] = itemIds;
  const cook = await newMember(owner, 'kitchen');
  const before = (await owner.send('GET', '/api/catalogue/history')).json.changes.length;
  await owner.send('PUT', `/api/menus/items/${sole}`, form({ name: 'Sole', price: '12' }));
  await cook.send('PATCH', `/api/menus/items/${trout}/availability`, { is_available: false });
  await owner.send('DELETE', `/api/menus/${menuId}`);
  await written(owner, before + 3);

  const { page, errors } = await signedIn(owner, { viewport: phone });
  await page.goto('/account');
  await page.getByRole('link', { name: 'See the history' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByText('Pepper Person marked Trout sold out')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  await page
    .getByRole('button', {
      name: 'Undo: Olive Owner changed the price of Sole from $10.00 to $12.00',
    })
    .click();
  await expect(page.getByText('Olive Owner undid a change to Sole')).toBeVisible();
  expect(await priceOf(owner, sole)).toBe(10);
  await page.getByRole('button', { name: 'Undo: Olive Owner deleted All day' }).click();
  await expect(page.getByText('Olive Owner undid deleting All day')).toBeVisible();
  const { json: back } = await owner.send('GET', `/api/menus/${menuId}/content`);
  expect(back.categories[0].items).toHaveLength(2);

  await page.getByLabel('Who').selectOption({ label: 'Pepper Person' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Sole' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a whole day is taken back at once', { tag: '@long' }, async ({ signedIn }) => {
  const { owner } = await newSmallAccount(['Sole', 'Trout']);
  await written(owner, 5);
  const { page, errors } = await signedIn(owner, { viewport: phone });
  await page.goto('/dashboard/history');
  await page.getByRole('button', { name: 'Undo everything from this day' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/removes \d+ things that were added/);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Undo \d+ things$/ }).click();
  await expect(page.getByText(/undid everything of a day/)).toBeVisible();
  expect((await owner.send('GET', '/api/menus/all-items')).json.items).toEqual([]);
  expect(errors).toEqual([]);
});

test(
  'a dish and a menu lead to their own history, also at a desk',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner, itemIds, menuId } = await newSmallAccount(['Sole', 'Trout']);
    const [sole = ''] = itemIds;
    const save = (price: string) =>
      owner.send('PUT', `/api/menus/items/${sole}`, form({ name: 'Sole', price }));
    await save('12');
    await save('13');
    await written(owner, 7);
    const { page } = await signedIn(owner, { viewport: desktop });
    await page.goto(`/menu-item/${sole}/edit`);
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText('changed the price of Sole from $12.00 to $13.00')).toBeVisible();
    await expect(page.getByText('added Trout')).toHaveCount(0);
    // The first of two price changes: the second one needs confirmation.
    await page.getByRole('button', { name: /^Undo: .*Sole from \$10\.00 to \$12\.00$/ }).click();
    await expect(page.getByRole('dialog')).toContainText('was changed again since');
    await page.getByRole('button', { name: 'Undo anyway' }).click();
    await expect(page.getByText('Olive Owner undid a change to Sole')).toBeVisible();
    expect(await priceOf(owner, sole)).toBe(10);
    await page.goto(`/menu/${menuId}/edit`);
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('combobox', { name: 'Menu', exact: true })).toHaveValue(menuId);
    await expect(page.getByText('added Plates to All day')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('the kitchen is not shown the history', { tag: '@long' }, async ({ signedIn }) => {
  const { owner } = await newSmallAccount(['Sole']);
  const { page } = await signedIn(await newMember(owner, 'kitchen'), { viewport: phone });
  await page.goto('/dashboard/history');
  await expect(page.getByRole('heading', { name: 'This page isn’t for your role' })).toBeVisible();
});

import { form } from '@menuleaf/shared/testing/api.ts';
import { desktop, phone } from './browser.ts';
import { expect, longUnless, test } from './journey.ts';
import { newSmallAccount } from './owner.ts';

const nextSeason = `Plates
Tomato soup 12.50
with smoked paprika, croutons
Garden salad 10
Squash gnocchi 19`;

for (const [device, visit] of [
  ['a desk', { viewport: desktop }],
  ['a phone', { viewport: phone, hasTouch: true }],
] as const) {
  const title = `at ${device} next season’s menu changes what its owner chooses, and goes on where it was cut off`;
  test(title, longUnless(visit.viewport !== desktop), async ({ signedIn }) => {
    const { owner, menuId, itemIds } = await newSmallAccount([
      'Tomato soup',
      'Garden salad',
      'Beef pie',
      'Plum tart',
    ]);
    const [soupId = ''] = itemIds;
    await owner.send(
      'PUT',
      `/api/menus/items/${soupId}`,
      form({ allergens: 'celery', is_vegetarian: 'true', description: 'with basil' }),
    );
    const { page } = await signedIn(owner, visit);
    await page.goto(`/menu/${menuId}/import`);
    await page.getByLabel('Paste your menu').fill(nextSeason);
    await page.getByRole('button', { name: 'Read this text' }).click();
    await page.getByText('2 of these dishes are on this menu already.').waitFor();
    await page.getByRole('checkbox', { name: /^Use this description for Tomato soup/ }).check();
    await page.getByRole('checkbox', { name: /^Take off Plum tart/ }).check();
    await page.getByText('1 new dish, 1 new price, 1 new text, 1 taken off').waitFor();
    // The server applies it, but the response is lost.
    await page.route('**/edits', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Save to the menu' }).click();
    await page.getByText('Your menu isn’t fully saved yet').waitFor();
    await page.unroute('**/edits');
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'You’re live' }).waitFor();

    const { items } = (await owner.send('GET', '/api/menus/all-items')).json;
    const onMenu = items.flatMap((item: { name: string; categories: unknown[] }) =>
      item.categories.length > 0 ? item.name : [],
    );
    expect(onMenu.toSorted()).toEqual([
      'Beef pie',
      'Garden salad',
      'Squash gnocchi',
      'Tomato soup',
    ]);
    expect(items).toHaveLength(5);
    expect(items.find(({ id }: { id: string }) => id === soupId)).toMatchObject({
      price: 12.5,
      description: 'with smoked paprika, croutons',
      allergens: 'celery',
      is_vegetarian: true,
    });
  });
}

import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { newSmallAccount } from './owner.ts';
import { expect, test } from './journey.ts';

test('what is not there is asked for once, whichever remote asks', async ({ signedIn }) => {
  const { page } = await signedIn(await newOwner());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/restaurant/none/edit');
  await page.getByRole('heading', { name: 'Restaurant Not Found' }).waitFor();
  expect(asked.filter((path) => path === '/api/restaurants/none')).toHaveLength(1);
});

test('an owner who opens the menu without a connection is told so in our words, and goes on with one', async ({
  signedIn,
}) => {
  const { owner, menuId } = await newSmallAccount(['Soup']);
  const { page, context } = await signedIn(owner);
  await page.goto(`/menu/${menuId}/editor`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Name of Soup')).toBeVisible();
});

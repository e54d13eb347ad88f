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

test('a remote that crashes says so and is reported, and comes back by a reload', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const script = '**/remotes/support/remote-entry.*.js';
  const body = 'throw new TypeError("two versions")';
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const report = page.waitForRequest('**/api/contact/crashes');
  await page.goto('/help?topic=qr');
  await expect(
    page.getByRole('heading', { name: 'Something went wrong on this page' }),
  ).toBeVisible();
  const request = await report;
  expect(request.postDataJSON()).toMatchObject({
    remote: 'support',
    page: '/help',
    message: 'TypeError: two versions',
  });
  expect((await request.response())?.status()).toBe(204);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Help Center' })).toBeVisible();
});

test('an owner who opens the menu or the restaurant without a connection is told so in our words, and goes on with one', async ({
  signedIn,
}) => {
  const { owner, menuId, restaurantId } = await newSmallAccount(['Soup']);
  const { page, context } = await signedIn(owner);
  const form = await context.newPage();
  await Promise.all([
    page.goto(`/menu/${menuId}/editor`),
    form.goto(`/restaurant/${restaurantId}/edit`),
  ]);
  const pages = [page, form];
  await Promise.all(pages.map((one) => one.waitForFunction(() => navigator.serviceWorker.ready)));
  await context.setOffline(true);
  await Promise.all(pages.map((one) => one.reload()));
  for (const one of pages) {
    await expect(one.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByLabel('Name of Soup')).toBeVisible();

  // A page of the shell that is gone to without one comes with it, and takes nothing down.
  await form.goto('/account/people');
  await expect(form.getByRole('heading', { name: 'People' })).toBeVisible();
  await context.setOffline(true);
  await form.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(form.getByText('No connection.')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'People' })).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();

  // Of the lists, one can turn to each other, and what is changed is said to wait.
  await form.goto('/dashboard?tab=menu-items');
  const soldOut = form.getByRole('button', { name: 'Mark sold out Soup' });
  await expect(soldOut).toBeVisible();
  await form.getByRole('status', { name: 'Unsent changes' }).waitFor({ state: 'attached' });
  await context.setOffline(true);
  for (const name of [/^Categories/, /^Menu Items/]) await form.getByRole('tab', { name }).click();
  await soldOut.click();
  await expect(form.getByText(/^1 change waits for a connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText('Your change was sent')).toBeVisible();
});

import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';
import { send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { axeFindings, scrollsSideways, strictly } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { expect, longUnless, test } from './journey.ts';
import { newSmallAccount } from './owner.ts';

async function mustBeSound(page: Page) {
  expect(await axeFindings(page, strictly)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

/** Creates a key on the page, and reads it while it is shown once. */
async function makeKey(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'New API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Choose what the key may do').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('POS at the bar');
  await dialog.getByRole('checkbox', { name: /^Read/ }).check();
  await dialog.getByRole('checkbox', { name: /^Availability/ }).check();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await mustBeSound(page);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const key = await shown.getByLabel('API key').innerText();
  await mustBeSound(page);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  return key;
}

/** Adds a webhook on the page and reads its secret. */
async function addWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabel('Address').fill('http://10.0.0.1/');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('The address must begin with https://').first()).toBeVisible();
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'The secret of your webhook' });
  const secret = await shown.getByLabel('Secret').innerText();
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  return secret;
}

/** Acts like a till, which only knows the key and the name of a dish. */
async function sellOutByKey(key: string, name: string) {
  const { json } = await send('GET', '/api/menus/all-items', { token: key });
  const dish = json.items.find((item: { name: string }) => item.name === name);
  const path = `/api/menus/items/${dish.id}/availability`;
  const answer = await send('PATCH', path, { token: key, body: { is_available: false } });
  expect(answer.status).toBe(200);
}

async function seenByGuests(page: Page, restaurantId: string) {
  await expect(async () => {
    await page.goto(`/restaurant/${restaurantId}/menu`);
    await expect(page.getByText('Sold out').first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

const revoked = async (page: Page, key: string, owner: TestOwner) => {
  await page.goto('/dashboard/developers');
  await page.getByRole('button', { name: 'Revoke POS at the bar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke POS at the bar?' });
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API keys')).toBeVisible();
  expect((await send('GET', '/api/menus/all-items', { token: key })).status).toBe(401);
  expect((await owner.send('GET', '/api/menus/all-items')).status).toBe(200);
};

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  const title = `a till marks a dish sold out by its key, guests see it, and the owner’s server is told (${device})`;
  test(title, { tag: '@long' }, async ({ visitor, signedIn }) => {
    const { owner, restaurantId } = await newSmallAccount(['Lamb shank']);
    const server = await openReceiver(() => ({ status: 204 }));
    const { page } = await signedIn(owner, { viewport });
    await page.goto('/account');
    await page.getByRole('link', { name: 'Manage API keys and webhooks' }).click();
    await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
    await expect(page.getByText('No webhooks')).toBeVisible();
    await mustBeSound(page);
    const key = await makeKey(page, owner.password);
    const secret = await addWebhook(page, `${server.origin}/menuleaf`);
    await mustBeSound(page);

    await sellOutByKey(key, 'Lamb shank');
    const guest = await visitor({ viewport: phone });
    await seenByGuests(guest.page, restaurantId);
    const delivered = await waitUntil(async () =>
      server.received.find(({ body }) => body.includes('item.sold_out')),
    );
    const headers = Object.entries(delivered?.headers ?? {}).map(([name, is]) => [
      name,
      String(is),
    ]);
    const message = new Webhook(secret).verify(delivered?.body ?? '', Object.fromEntries(headers));
    expect(message).toMatchObject({ type: 'item.sold_out', data: { name: 'Lamb shank' } });

    await page.getByRole('button', { name: 'Send a test' }).click();
    const list = page.getByRole('list', { name: 'Deliveries' });
    await expect(list.getByText('Delivered 204').nth(1)).toBeVisible();
    await expect(list.getByRole('heading', { name: /Dish sold out/ })).toBeVisible();
    await list.getByText('What was sent').first().click();
    await mustBeSound(page);
    const before = server.received.length;
    await list.getByRole('button', { name: /^Send again: Dish sold out/ }).click();
    await expect.poll(() => server.received.length).toBe(before + 1);
    await revoked(page, key, owner);
    await server.close();
  });

  const reading = `the page for developers can be read, and its calls opened (${device})`;
  test(reading, longUnless(viewport === phone), async ({ visitor }) => {
    const { page } = await visitor({ viewport });
    await page.goto('/help');
    await page
      .getByRole('navigation', { name: 'Support' })
      .getByRole('link', { name: 'Developers' })
      .click();
    await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
    await page.getByText('/api/menus/items/{id}/availability').first().click();
    const opened = page.locator('details[open]');
    await expect(opened.getByText('sold_out_until', { exact: true }).first()).toBeVisible();
    await mustBeSound(page);
  });
}

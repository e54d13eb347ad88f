import { randomUUID } from 'node:crypto';
import { newOwner, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { origin, visitor } from './browser.ts';

const tokenKey = 'menuleaf-access-token';

/** A browser that is signed in as this owner. */
export async function signedIn(
  browser: Browser,
  { token }: TestOwner,
  visit: Parameters<typeof visitor>[1] = {},
) {
  const visited = await visitor(browser, visit);
  await visited.context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const);
  return visited;
}

/** Signs in through the form: the browser keeps the session on reload and ends it on logout. */
export async function signInByForm(page: Page, { email, password }: TestOwner): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export type SmallAccount = {
  owner: TestOwner;
  restaurantId: string;
  menuId: string;
  categoryId: string;
  itemIds: string[];
};

/** An owner with a restaurant, a menu, a category and items. */
export async function newSmallAccount(dishes: readonly string[]): Promise<SmallAccount> {
  const owner = await newOwner();
  const made = await newMenu(owner, {
    restaurant: { name: 'The Fig Tree', time_zone: 'America/New_York' },
    menu: 'All day',
    category: 'Plates',
    dishes: dishes.map((name, at) => ({ name, price: '10', sort_order: String(at) })),
  });
  return { owner, ...made };
}

/** Pays for Pro at the fake payment provider, like the checkout page. */
export async function payForPro(owner: TestOwner): Promise<void> {
  const checkout = await owner.send('POST', '/api/payments/create-checkout-session', {
    plan_type: 'pro',
  });
  const page = new URL(checkout.json.checkout_url, origin).pathname;
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Olive Owner' };
  await send('POST', `${page}/pay`, {
    body: new URLSearchParams({ ...card, email: owner.email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const plan = async () => (await owner.send('GET', '/api/auth/me')).json.plan_type;
  await waitUntil(plan, (seen) => seen === 'pro', 10_000);
}

/** A photo of one color. */
export async function plainPhoto(width: number, height: number): Promise<Blob> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#864' } });
  return new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' });
}

/** Opens an account by the form. */
export async function register(page: Page, email = `journey-${randomUUID()}@example.com`) {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Olive Owner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('olive oil cake');
  await page.getByLabel('Confirm password', { exact: true }).fill('olive oil cake');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/dashboard**');
  return email;
}

import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import { desktop, phone } from './browser.ts';
import { expect, longUnless, test, type Fixtures } from './journey.ts';
import { subjectsTo } from '@menuleaf/shared/testing/mail-to.ts';
import type { Page } from '@playwright/test';
import { register } from './owner.ts';

const upgradeButton = (page: Page) =>
  page.getByRole('button', { name: 'Upgrade to Pro - $9.99/month' });

async function openCheckout(page: Page) {
  await page.goto('/pricing');
  await upgradeButton(page).click();
  await page.waitForURL('**/checkout/**');
  await page.getByText('$9.99').waitFor();
}

async function pay(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Olive Owner');
  await page.getByRole('button', { name: 'Pay' }).click();
}

async function downgrade(page: Page) {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Downgrade to Free' }).click();
  await page.getByText('Are you sure you want to downgrade to the Free plan?').waitFor();
  await page.getByRole('button', { name: 'Yes, Downgrade' }).click();
  await page.getByRole('dialog', { name: 'Subscription Cancelled' }).waitFor();
  await page.getByRole('button', { name: 'Got it!' }).click();
  await page.getByText('Your Pro subscription has been cancelled').waitFor();
}

const turnClock = (origin: string, days: number) =>
  fetch(`${origin}/__local/stripe/clock`, {
    method: 'POST',
    body: JSON.stringify({ advance_days: days }),
  });

const noticesTo = async (origin: string, email: string) =>
  (await subjectsTo(email, origin)).filter(
    (subject) => subject !== 'Confirm your email for Menuleaf',
  );

/** Registers, is declined, pays, cancels twice, and ends on Free. Moves the clock of the cloud at `origin`. */
async function payAndCancel(
  origin: string,
  viewport: typeof phone,
  visitor: Fixtures['visitor'],
): Promise<void> {
  const { page, errors } = await visitor({ baseURL: origin, viewport });
  const email = await register(page);

  await openCheckout(page);
  await pay(page, '4000 0000 0000 0002');
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.waitForURL('**/pricing');
  await page.getByRole('button', { name: 'Current Plan' }).waitFor();

  await openCheckout(page);
  await page.goBack();
  await upgradeButton(page).click();
  await page.waitForURL('**/checkout/**');
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL('**/payment-success?session_id=*');
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await page.getByText('Your Pro subscription is now active').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByText('PRO', { exact: true }).waitFor();

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Invoices and card' }).click();
  await page.waitForURL('**/portal/**');
  await page.getByText('4242').first().waitFor();

  await downgrade(page);
  await upgradeButton(page).click();
  await page.getByText('Nothing was charged.').waitFor();
  await downgrade(page);
  await turnClock(origin, 32);
  await page.goto('/dashboard');
  await page.getByText('FREE', { exact: true }).waitFor();
  await page.goto('/pricing');
  await upgradeButton(page).waitFor();
  expect(await page.getByRole('button', { name: 'Downgrade to Free' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await expect(noticesTo(origin, email)).resolves.toEqual([
    'Welcome to Menuleaf Pro',
    'Your Pro subscription is cancelled',
    'Your Pro subscription goes on',
    'Your Pro subscription is cancelled',
    'Your Menuleaf Pro plan has ended',
  ]);
}

// A separate local cloud: it sets the provider's clock.
let cloud: Awaited<ReturnType<typeof startOwnCloud>>;
test.beforeAll(async () => {
  cloud = await startOwnCloud();
});
test.afterAll(async () => {
  await cloud.close();
});

for (const [where, viewport] of [
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)
  test(
    `an owner ${where} pays, cancels, changes their mind, cancels, and is free at the end`,
    longUnless(viewport === desktop),
    ({ visitor }) => payAndCancel(cloud.origin, viewport, visitor),
  );

test('who is not signed in and comes back from paying is asked to log in', async ({ visitor }) => {
  const { page } = await visitor({ baseURL: cloud.origin });
  await page.goto('/payment-success?session_id=cs_test_1');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Please log in to view your payment status.');
  await page.goto('/payment-success');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('No payment session ID found.');
});

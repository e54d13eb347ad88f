import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import { desktop, phone } from './browser.ts';
import { expect, longUnless, test } from './journey.ts';
import { payAndCancel } from './pay-and-cancel.ts';

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

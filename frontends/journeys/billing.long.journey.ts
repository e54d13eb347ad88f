import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import { phone } from './browser.ts';
import { test } from './journey.ts';
import { payAndCancel } from './pay-and-cancel.ts';

// A separate local cloud: it sets the provider's clock.
let cloud: Awaited<ReturnType<typeof startOwnCloud>>;
test.beforeAll(async () => {
  cloud = await startOwnCloud();
});
test.afterAll(async () => {
  await cloud.close();
});

test('an owner on a phone pays, cancels, changes their mind, cancels, and is free at the end', async ({
  visitor,
}) => {
  await payAndCancel(cloud.origin, phone, visitor);
});

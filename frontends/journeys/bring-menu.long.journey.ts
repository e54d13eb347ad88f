import { desktop, phone } from './browser.ts';
import { importFrom } from './import-from.ts';
import { importSources } from './import-sources.ts';
import { test } from './journey.ts';

for (const [where, visit] of [
  ['at a desk', { viewport: desktop }],
  ['on a phone', { viewport: phone, hasTouch: true }],
] as const) {
  test(`${where} a menu is brought in every way, looked over, saved, and read by diners`, async ({
    signedIn,
    visitor,
  }) => {
    await importFrom(importSources, visit, { signedIn, visitor });
  });
}

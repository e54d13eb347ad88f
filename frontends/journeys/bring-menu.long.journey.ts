import { importFromEverySource } from './import-from-every-source.ts';
import { phone } from './browser.ts';
import { test } from './journey.ts';

test('on a phone a menu is brought in every way, looked over, saved, and read by diners', async ({
  signedIn,
  visitor,
}) => {
  await importFromEverySource({ viewport: phone, hasTouch: true }, { signedIn, visitor });
});

import { desktop, phone } from './browser.ts';
import { importFrom, openedImport } from './import-from.ts';
import { importSources } from './import-sources.ts';
import { expect, test } from './journey.ts';

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

test('on a phone a sheet shows that it has more columns than fit', async ({ signedIn }) => {
  const { page } = await openedImport(signedIn, { viewport: phone, hasTouch: true });
  const sheet =
    'Section,Name,Description,Price\nSoups,Leek,with cream,7.50\nSoups,Pea,with mint,6\n';
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByLabel('Column 2')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Column 3')).toBeInViewport();
});

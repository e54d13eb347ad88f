import { desktop, phone } from './browser.ts';
import { importFrom, openedImport, pairs } from './import-from.ts';
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

const inOtherScripts = [
  ['japanese', ['焼き魚定食 980', 'カレーうどん 750', '味噌汁 Miso soup 880', '抹茶アイス 320']],
  ['hebrew', ['סלט ירקות 38', 'מרק כתום 29', 'דג בתנור 86', 'עוגת גבינה 34']],
] as const;

for (const [name, read] of inOtherScripts)
  test(`on a device in English a photo of a menu in ${name} is read`, async ({ signedIn }) => {
    const { page } = await openedImport(signedIn);
    const asked: string[] = [];
    page.on('request', (request) => {
      const data = /\w+(?=\.traineddata)/u.exec(request.url());
      if (data) asked.push(data[0]);
    });
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles(new URL(`fixtures/${name}-menu.png`, import.meta.url).pathname);
    await expect
      .poll(async () => (await pairs(page)).map((pair) => pair.replace('.00', '')), {
        timeout: 20_000,
      })
      .toEqual(read);
    expect(new Set(asked).size).toBeLessThan(5);
  });

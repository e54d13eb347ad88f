import { open } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { importFrom, openedImport, pairs } from './import-from.ts';
import { importSources } from './import-sources.ts';
import { desktop } from './browser.ts';
import { expect, type Fixtures, test } from './journey.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const choose = async (page: Page, file: Parameters<Locator['setInputFiles']>[0]) =>
  page.locator('input[type=file][multiple]').setInputFiles(file);

test('at a desk a menu is brought as text, a sheet and a PDF, looked over, saved, and read by diners', async ({
  signedIn,
  visitor,
}) => {
  const few = importSources.filter(({ name }) => /text|CSV|PDF/.test(name));
  await importFrom(few, { viewport: desktop }, { signedIn, visitor });
});

test(
  'what cannot be read says so in a clear word, and the page goes on',
  { tag: '@long' },
  async ({ signedIn, visitor }) => {
    const { page } = await openedImport(signedIn);
    const said = page.getByRole('alert').filter({ hasText: /\S/ });
    const broken = {
      name: 'menu.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 no'),
    };
    await choose(page, broken);
    await said.filter({ hasText: 'is damaged or not a PDF' }).waitFor();
    await choose(page, {
      name: 'menu.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no photo'),
    });
    await said.filter({ hasText: 'is not a picture this browser can open' }).waitFor();
    await choose(page, {
      name: 'menu.pdf',
      mimeType: 'application/pdf',
      buffer: await longPdf(visitor),
    });
    await said.filter({ hasText: 'has 200 pages. Up to 30' }).waitFor();
    await choose(page, { name: 'menu.pdf', mimeType: 'application/pdf', buffer: lockedPdf });
    await said.filter({ hasText: '“menu.pdf” is locked with a password.' }).waitFor();
    await choose(page, { name: 'cat.png', mimeType: 'image/png', buffer: await cat(visitor) });
    await said
      .filter({ hasText: 'Hardly any letters can be seen in this photo.' })
      .waitFor({ timeout: 60_000 });
    await choose(page, await bigFile(test.info().outputPath('big.pdf')));
    await said.filter({ hasText: 'is larger than 20 MB' }).waitFor();
    await page.getByLabel('Paste your menu').fill('Mains\nPie 12.50\nFish 14.00');
    await page.getByRole('button', { name: 'Read this text' }).click();
    await field(page, 'Name of Pie').waitFor();
    expect(await pairs(page)).toContain('Pie 12.50');
  },
);

/** On disk, since a browser takes long to be handed as many bytes. */
async function bigFile(path: string): Promise<string> {
  const file = await open(path, 'w');
  await file.truncate(21 * 1024 * 1024);
  await file.close();
  return path;
}

async function longPdf(visitor: Fixtures['visitor']): Promise<Buffer> {
  const { page, context } = await visitor();
  await page.setContent(
    '<p style="break-after: page">Pie 9.00</p>'.repeat(199) + '<p>Pie 9.00</p>',
  );
  const buffer = await page.pdf({ format: 'A4' });
  await context.close();
  return buffer;
}

/** Its password is unknown to anybody. */
const lockedPdf = Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
3 0 obj <</Filter/Standard/V 1/R 2/O<${'5a'.repeat(32)}>/U<${'3c'.repeat(32)}>/P -4>> endobj
trailer <</Root 1 0 R/Encrypt 3 0 R/ID[<${'0f'.repeat(16)}><${'0f'.repeat(16)}>]/Size 4>>
%%EOF
`);

/** A photo without text. */
async function cat(visitor: Fixtures['visitor']): Promise<Buffer> {
  const { page, context } = await visitor({ viewport: { width: 600, height: 450 } });
  await page.setContent(`<svg viewBox="0 0 60 45" style="background: #cfd8c5">
    <path d="M15 42c-6-18 2-26 4-34l6 5h10l6-5c2 8 10 16 4 34z" fill="#5b4636"/>
    <circle cx="25" cy="21" r="2.5" fill="#e8d44d"/><circle cx="35" cy="21" r="2.5" fill="#e8d44d"/>
    <path d="M30 26l-2-2h4zM12 27l10 1M38 28l10-1" stroke="#222"/></svg>`);
  const buffer = await page.screenshot();
  await context.close();
  return buffer;
}

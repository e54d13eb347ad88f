import { send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { desktop, phone } from './browser.ts';
import { expect, type Fixtures, test } from './journey.ts';
import { newSmallAccount } from './owner.ts';
import { type Way, ways } from './ways-to-bring.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file][multiple]').setInputFiles(file);
const pairs = (page: Page) =>
  page
    .locator('[data-dish]')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join(' ')),
    );

async function opened(signedIn: Fixtures['signedIn'], visit = {}) {
  const account = await newSmallAccount([]);
  const { page, context, errors } = await signedIn(account.owner, visit);
  await openImport(page, account.menuId);
  return { ...account, page, context, errors };
}

async function openImport(page: Page, menuId: string): Promise<void> {
  await page.goto(`/menu/${menuId}/import`);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
}

/** Confirms what is marked, as it was read. */
async function lookOver(page: Page): Promise<void> {
  const marked = page.getByRole('button', { name: /^It is right/ });
  for (let left = await marked.count(); left > 0; left -= 1) {
    await marked.first().click();
    await expect(marked).toHaveCount(left - 1);
  }
}

async function bringLive(page: Page, way: Way, visitor: Fixtures['visitor']): Promise<void> {
  const sent: string[] = [];
  const listen = (request: { method: () => string; url: () => string }) => {
    if (request.method() !== 'GET') sent.push(request.url());
  };
  page.on('request', listen);
  await way.bring({ page, visitor });
  await expect.poll(() => pairs(page), { timeout: 90_000 }).toEqual(way.pairs);
  expect(sent).toEqual([]);
  page.off('request', listen);
  await lookOver(page);
  await page.getByRole('button', { name: 'Save to the menu' }).click();
  await page.getByRole('heading', { name: 'You’re live' }).waitFor();
}

const named = ways.flatMap(({ pairs: read }) => read.map((pair) => pair.replace(/ [\d.]+$/u, '')));

for (const [device, visit] of [
  ['a desk', { viewport: desktop }],
  ['a phone', { viewport: phone, hasTouch: true }],
] as const) {
  test(`at ${device} a menu is brought in every way, looked over, saved, and read by diners`, async ({
    signedIn,
    visitor,
  }) => {
    const { page, errors, menuId, restaurantId } = await opened(signedIn, visit);
    for (const way of ways) {
      await test.step(way.name, async () => {
        await openImport(page, menuId);
        await bringLive(page, way, visitor);
      });
    }
    const address = `/restaurant/${restaurantId}/menu`;
    await waitUntil(
      () => send('GET', address),
      ({ text }) => named.every((name) => text.includes(name)),
      20_000,
    );
    const { page: guest } = await visitor(visit);
    await guest.goto(address);
    for (const name of named) await expect(guest.getByRole('heading', { name })).toBeVisible();
    expect(errors.filter((error) => !error.includes('Estimating resolution'))).toEqual([]);
  });
}

test('what cannot be read says so in a clear word, and the page goes on', async ({
  signedIn,
  visitor,
}) => {
  const { page } = await opened(signedIn);
  const said = page.getByRole('alert').filter({ hasText: /\S/ });
  const broken = {
    name: 'menu.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 no'),
  };
  await choose(page, broken);
  await said.filter({ hasText: 'is damaged or not a PDF' }).waitFor();
  await choose(page, { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
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
  await said.filter({ hasText: 'No dishes were found in it.' }).waitFor({ timeout: 60_000 });
  await choose(page, {
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(21 * 1024 * 1024),
  });
  await said.filter({ hasText: 'is larger than 20 MB' }).waitFor();
  await page.getByLabel('Paste your menu').fill('Mains\nPie 12.50\nFish 14.00');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await field(page, 'Name of Pie').waitFor();
  expect(await pairs(page)).toContain('Pie 12.50');
});

async function longPdf(visitor: Fixtures['visitor']): Promise<Buffer> {
  const { page, context } = await visitor();
  await page.setContent(
    '<p style="break-after: page">Pie 9.00</p>'.repeat(199) + '<p>Pie 9.00</p>',
  );
  const buffer = await page.pdf({ format: 'A4' });
  await context.close();
  return buffer;
}

/** Its password is none that anybody knows. */
const lockedPdf = Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
3 0 obj <</Filter/Standard/V 1/R 2/O<${'5a'.repeat(32)}>/U<${'3c'.repeat(32)}>/P -4>> endobj
trailer <</Root 1 0 R/Encrypt 3 0 R/ID[<${'0f'.repeat(16)}><${'0f'.repeat(16)}>]/Size 4>>
%%EOF
`);

/** A photo without a word. */
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

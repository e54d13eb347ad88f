import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { phone } from './browser.ts';
import { expect, type Fixtures, test } from './journey.ts';
import { newSmallAccount } from './owner.ts';
import { printedMenu } from './printed-menu.ts';

const pasted = `STARTERS
Tomato soup (v) ........ 7.50
with basil oil and sourdough
Lobster bisque    Market price

MAINS
Steak frites  24.00
Mushroom risotto (v)  16.00`;

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
  await page.goto(`/menu/${account.menuId}/import`);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  return { ...account, page, context, errors };
}

test('a menu that is pasted on a phone is looked over, saved, and read by diners', async ({
  signedIn,
}) => {
  const { page, errors, restaurantId } = await opened(signedIn, {
    viewport: phone,
    hasTouch: true,
  });
  await page.getByLabel('Paste your menu').fill(pasted);
  await page.getByRole('button', { name: 'Read this text' }).click();
  const save = page.getByRole('button', { name: 'Save to the menu' });
  await save.waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Next to look at' }).click();
  await page.getByText('Lobster bisque Market price').locator('visible=true').waitFor();
  const price = field(page, 'Price of Lobster bisque');
  await price.fill('13');
  await price.press('Enter');
  await save.click();
  await page.getByRole('heading', { name: 'You’re live' }).waitFor();
  await waitUntil(
    () => send('GET', `/restaurant/${restaurantId}/menu`),
    ({ text }) => text.includes('Lobster bisque') && text.includes('Mushroom risotto'),
    20_000,
  );
  expect(errors).toEqual([]);
});

test('an Excel sheet is read by its columns', async ({ signedIn }) => {
  const { page, errors } = await opened(signedIn);
  const buffer = await readFile(join(import.meta.dirname, 'fixtures/menu.xlsx'));
  await choose(page, { name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer });
  expect(await page.getByLabel('Column 2').inputValue()).toBe('name');
  await page.getByRole('button', { name: 'Read 4 rows' }).click();
  await field(page, 'Name of Tomato soup').waitFor();
  expect(await pairs(page)).toEqual([
    'Tomato soup 7.50',
    'Leek soup 6.90',
    'Steak frites 24.00',
    'Pumpkin ravioli 16.50',
  ]);
  expect(errors).toEqual([]);
});

const printed = [
  'Tomato soup 7.50',
  'Garlic bread 4.50',
  'Steak frites 24.00',
  'Fish and chips 18.50',
];

async function print(visitor: Fixtures['visitor'], kind: 'pdf' | 'photo'): Promise<Buffer> {
  const { page, context } = await visitor({ viewport: { width: 800, height: 600 } });
  await page.setContent(printedMenu);
  const buffer =
    kind === 'pdf' ? await page.pdf({ format: 'A4' }) : await page.screenshot({ scale: 'device' });
  await context.close();
  return buffer;
}

test('a PDF in two columns is read a column after the other', async ({ signedIn, visitor }) => {
  const { page, errors } = await opened(signedIn);
  await choose(page, {
    name: 'menu.pdf',
    mimeType: 'application/pdf',
    buffer: await print(visitor, 'pdf'),
  });
  await field(page, 'Name of Fish and chips').waitFor();
  expect(await pairs(page)).toEqual(printed);
  expect(errors).toEqual([]);
});

test('a photo is read on the phone, and what leaves it is nothing', async ({
  signedIn,
  visitor,
}) => {
  const { page, errors } = await opened(signedIn, { viewport: phone, hasTouch: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await choose(page, {
    name: 'menu.png',
    mimeType: 'image/png',
    buffer: await print(visitor, 'photo'),
  });
  await field(page, 'Name of Tomato soup').waitFor({ timeout: 90_000 });
  expect(await pairs(page)).toEqual(expect.arrayContaining(printed.slice(0, 1)));
  expect(sent).toEqual([]);
  expect(errors.filter((error) => !error.includes('Estimating resolution'))).toEqual([]);
});

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
  await said.filter({ hasText: 'is broken or no PDF' }).waitFor();
  await choose(page, { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await said.filter({ hasText: 'is no picture that this browser can open' }).waitFor();
  await choose(page, {
    name: 'menu.pdf',
    mimeType: 'application/pdf',
    buffer: await longPdf(visitor),
  });
  await said.filter({ hasText: 'has 31 pages. Up to 30' }).waitFor();
  await choose(page, {
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(21 * 1024 * 1024),
  });
  await said.filter({ hasText: 'is larger than 20 MB' }).waitFor();
  await page.getByLabel('Paste your menu').fill(pasted);
  await page.getByRole('button', { name: 'Read this text' }).click();
  await field(page, 'Name of Tomato soup').waitFor();
  expect(await pairs(page)).toContain('Tomato soup 7.50');
});

async function longPdf(visitor: Fixtures['visitor']): Promise<Buffer> {
  const { page, context } = await visitor();
  await page.setContent('<p style="break-after: page">Pie 9.00</p>'.repeat(30) + '<p>Pie 9.00</p>');
  const buffer = await page.pdf({ format: 'A4' });
  await context.close();
  return buffer;
}

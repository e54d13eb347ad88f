import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { origin } from './browser.ts';
import { newSmallAccount, payForPro, plainPhoto } from './owner.ts';
import { expect, type Fixtures, test } from './journey.ts';
import { scan } from './scan-code.ts';

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file]: [Download, void] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path());
}

test(
  'every QR code that leaves the product can be scanned: screen, PNG, SVG',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner, restaurantId } = await newSmallAccount([]);
    const { page } = await signedIn(owner);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'QR Code of The Fig Tree' }).click();
    const code = page.getByAltText('QR code of The Fig Tree');
    await code.waitFor();
    const address = `${origin}/restaurant/${restaurantId}`;
    expect(await scan(await code.screenshot())).toBe(address);
    await page.getByText('Download the code').click();
    for (const size of ['512', '2048']) {
      await page.getByLabel('Size of the PNG').selectOption(size);
      const button = page.getByRole('button', { name: 'Download PNG' });
      const png = await downloaded(page, () => button.click());
      expect((await sharp(png).metadata()).width).toBe(Number(size));
      expect(await scan(png)).toBe(address);
    }
    const asSvg = page.getByRole('button', { name: 'Download SVG' });
    expect(await scan(await downloaded(page, () => asSvg.click()))).toBe(address);
  },
);

test('what is exported comes back through the import', { tag: '@long' }, async ({ signedIn }) => {
  const { owner } = await newSmallAccount(['=SUM(A1), with "quotes"', 'Bread']);
  const sweets = await owner.made('/api/categories', { name: 'Sweets' });
  const items = [{ name: 'A cake', price: 5, category_ids: [sweets] }];
  await owner.send('POST', '/api/menus/items/import', { items });
  const { page } = await signedIn(owner);
  await page.goto('/dashboard?tab=menu-items');
  await page.getByRole('button', { name: 'More for your items' }).click();
  const button = page.getByRole('button', { name: 'Export items to CSV' });
  const file = await downloaded(page, () => button.click());
  expect(file.toString()).toContain(`"'=SUM(A1), with ""quotes"""`);
  // In the order of the menu.
  expect(file.toString()).toMatch(/SUM.*\s+Bread.*\s+A cake/u);
  const other = await newSmallAccount([]);
  const second = await signedIn(other.owner);
  await second.page.goto('/dashboard?tab=menu-items');
  await second.page.getByRole('button', { name: 'Import items from CSV' }).click();
  await second.page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: file });
  await second.page.getByText('2 of 3 lines can be imported.').waitFor();
  await second.page.getByRole('button', { name: 'Import 2 items' }).click();
  await second.page.getByText('2 items were imported').waitFor();
  const { json } = await other.owner.send('GET', '/api/menus/all-items');
  const brought: { name: string; categories: { name: string }[] }[] = json.items;
  expect(brought.map(({ name }) => name).toSorted()).toEqual(['=SUM(A1), with "quotes"', 'Bread']);
  expect(brought[0]?.categories.map(({ name }) => name)).toEqual(['Plates']);
});

/** A photo with noise, so that it does not compress away. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#888',
    },
  });

const tallPhoto = async () => Buffer.from(await (await plainPhoto(900, 1600)).arrayBuffer());

async function choosePhoto(page: Page, itemId: string, buffer: Buffer) {
  await page.goto(`/menu-item/${itemId}/edit`);
  const image = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(/^Image/).setInputFiles(image);
  await page.getByAltText('What guests will see').waitFor();
  await page.getByRole('button', { name: 'Update Menu Item' }).click();
  await page.waitForURL('**/dashboard?tab=menu-items', { timeout: 15_000 });
  await page.locator('main li img').waitFor({ timeout: 15_000 });
  return page.locator('main li img').getAttribute('src');
}

async function proWithItem(signedIn: Fixtures['signedIn']) {
  const { owner, itemIds } = await newSmallAccount(['Bread']);
  await payForPro(owner);
  const { page, context } = await signedIn(owner);
  // Browser tooling does not report a file's size in a form.
  await context.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (address, request) => {
      const image = request?.body instanceof FormData ? request.body.get('image') : undefined;
      if (image instanceof File) localStorage.setItem('sent-image', String(image.size));
      return real(address, request);
    };
  });
  const inlineBytes = () => page.evaluate(() => Number(localStorage.getItem('sent-image')));
  const sent: string[] = [];
  page.on('requestfinished', (request) => sent.push(request.url()));
  return { owner, page, context, sent, inlineBytes, itemId: itemIds[0] ?? '' };
}

test('a photo is made small, sent, prepared and shown', async ({ signedIn }) => {
  const { page, inlineBytes, itemId } = await proWithItem(signedIn);
  const original = await photo(2400, 1800).jpeg({ quality: 80 }).toBuffer();
  const shown = await choosePhoto(page, itemId, original);
  expect(shown).toMatch(/^\/images\/.*288\.webp$/);
  const bytes = await inlineBytes();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(original.length / 2);
});

test(
  'which part of a photo guests see is dragged, set by keys, kept, and changed later',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner, page, itemId } = await proWithItem(signedIn);
    const shownPart = async () => {
      const { json } = await owner.send('GET', `/api/menus/items/${itemId}/original-image`);
      return json.image_crop;
    };
    await choosePhoto(page, itemId, await tallPhoto());
    expect(await shownPart()).toBeUndefined();

    await page.goto(`/menu-item/${itemId}/edit`);
    await page.getByRole('button', { name: 'Crop the image' }).click();
    const height = page.getByRole('slider', { name: 'Up or down' });
    const before = Number(await height.inputValue());
    const frame = page.getByAltText('What guests will see').locator('..');
    await frame.hover();
    await page.mouse.down();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame is not in sight');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await height.inputValue())).toBeLessThan(before - 0.1);
    await page.getByRole('slider', { name: 'Zoom' }).press('End');
    expect(await page.getByRole('slider', { name: 'Left or right' }).isEnabled()).toBe(true);
    await page.getByRole('slider', { name: 'Left or right' }).press('Home');
    await page.getByRole('button', { name: 'Update Menu Item' }).click();
    await page.waitForURL('**/dashboard?tab=menu-items');
    await expect.poll(shownPart).toMatchObject({ x: 0, width: 0.25 });
  },
);

test(
  'a photo that stays large goes straight to storage',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { page, context, sent, inlineBytes, itemId } = await proWithItem(signedIn);
    // A browser that cannot downscale it sends it unchanged.
    await context.addInitScript(() => {
      window.createImageBitmap = () => Promise.reject(new Error('not here'));
    });
    const large = await photo(2600, 2000).jpeg({ quality: 93 }).toBuffer();
    expect(large.length).toBeGreaterThan(4_194_304);
    expect(large.length).toBeLessThan(5_242_880);
    expect(await choosePhoto(page, itemId, large)).toMatch(/^\/images\/.*288\.webp$/);
    expect(sent.some((url) => url.endsWith('/api/menus/items/uploads'))).toBe(true);
    expect(await inlineBytes()).toBe(0);
  },
);

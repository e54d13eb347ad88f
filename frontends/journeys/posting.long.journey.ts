import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newSmallAccount } from './owner.ts';
import { expect, test } from './journey.ts';

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });

const isDrawn = (page: Page) => expect(pictures(page)).toHaveAttribute('aria-busy', 'false');

/** The image downloaded by a click, as stored on disk. */
async function downloaded(page: Page, name: RegExp) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await coming;
  const png = await readFile(await file.path());
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  return { name: file.suggestedFilename(), info, pixel };
}

test('an owner downloads today’s menu as a picture in the restaurant’s colors, without what is sold out', async ({
  signedIn,
}) => {
  const { owner, restaurantId, itemIds } = await newSmallAccount(['Leek soup', 'Plum tart']);
  await owner.send('PUT', `/api/restaurants/${restaurantId}/look`, { accent: '#1144aa' });
  await owner.send('PATCH', `/api/menus/items/${itemIds[1]}/availability`, { is_available: false });
  const { page, errors } = await signedIn(owner);
  await page.goto('/dashboard?tab=restaurants');
  await page.getByRole('button', { name: 'QR Code of The Fig Tree' }).click();
  await page.getByText('For social media').click();
  await page.getByRole('link', { name: 'Make a picture' }).click();
  const alt = pictures(page).getByRole('img');
  await expect(async () => {
    await page.reload();
    await isDrawn(page);
    expect(await alt.getAttribute('alt')).toContain('Leek soup, $10.00');
    expect(await alt.getAttribute('alt')).not.toContain('Plum tart');
  }).toPass();
  const post = await downloaded(page, /^Download$/);
  expect(post).toMatchObject({
    name: 'the-fig-tree-menu-1.png',
    info: { width: 1080, height: 1350 },
  });
  expect(post.pixel(20, 20)).toEqual([0x11, 0x44, 0xaa]);
  await page.getByLabel('Size').selectOption('story');
  await expect(async () => {
    await isDrawn(page);
    expect((await downloaded(page, /^Download$/)).info).toMatchObject({
      width: 1080,
      height: 1920,
    });
  }).toPass();
  expect(errors).toEqual([]);
});

test(
  'the words for who does not see it are copied, and chosen dishes alone are shown',
  { tag: '@long' },
  async ({ signedIn }) => {
    const dishes = Array.from({ length: 40 }, (_, at) => `Dish number ${at + 1}`);
    const { owner, restaurantId } = await newSmallAccount(dishes);
    const { page, context } = await signedIn(owner);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(async () => {
      await page.goto(`/post/${restaurantId}`);
      await isDrawn(page);
      expect(await pictures(page).getByRole('img').count()).toBeGreaterThan(1);
    }).toPass();
    await page.getByRole('checkbox', { name: 'Plates' }).uncheck();
    await expect(page.getByText('Choose at least one dish')).toBeVisible();
    await page.getByText('0 of 40').click();
    await page.getByRole('checkbox', { name: 'Dish number 7', exact: true }).check();
    await expect(pictures(page).getByRole('img')).toHaveCount(1);
    await isDrawn(page);
    await page.getByRole('button', { name: 'Copy alt text' }).click();
    await expect(page.getByText('The alt text is copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Plates: Dish number 7, $10.00.');
    expect(copied).not.toContain('Dish number 8');
  },
);

test('a phone hands the pictures to its other apps', { tag: '@long' }, async ({ signedIn }) => {
  const { owner, restaurantId } = await newSmallAccount(['Leek soup']);
  const { page, context } = await signedIn(owner, { viewport: { width: 390, height: 844 } });
  // Missing in desktop Chromium; records the names of shared files.
  await context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        document.title = files.map(({ name, type }) => `${name} ${type}`).join();
      },
    });
  });
  await expect(async () => {
    await page.goto(`/post/${restaurantId}`);
    await isDrawn(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveTitle('the-fig-tree-menu-1.png image/png');
});

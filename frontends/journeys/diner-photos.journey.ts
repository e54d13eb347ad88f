import { expect, test } from './journey.ts';
import { newOwner, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import type { Page } from '@playwright/test';
import { phone } from './browser.ts';
import { payForPro, plainPhoto } from './owner.ts';

const dishes = 16;
let menu: string;
test.beforeAll(async () => {
  menu = await menuWithPhotos();
});

async function menuWithPhotos(): Promise<string> {
  const owner = await newOwner();
  await payForPro(owner);
  const [large, small] = [await plainPhoto(1600, 1200), await plainPhoto(320, 240)];
  const { restaurantId: id } = await newMenu(owner, {
    dishes: Array.from({ length: dishes }, (_, at) => ({
      name: `Plate ${at}`,
      price: '9.5',
      sort_order: String(at),
      image: at === 0 ? large : small,
    })),
  });
  await getUntil(
    `/restaurant/${id}/menu`,
    ({ text }) => text.split('<img').length === dishes + 1,
    60_000,
  );
  return `/restaurant/${id}/menu`;
}

const countInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('picture')].filter(
        (photo) => photo.getBoundingClientRect().top < window.innerHeight,
      ).length,
  );
const shownPhotos = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.naturalWidth > 0).length);

test('a first view loads only the photos that it shows, and nothing moves; a scroll brings the others', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { moved: entry });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(menu, { waitUntil: 'load' });
  const inView = await countInView(page);
  expect(inView).toBeLessThan(dishes / 2);
  await waitUntil(async () => (await shownPhotos(page)) === inView);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(inView);
  for (const url of asked) expect(url).toMatch(/\/288\.avif$/);
  expect(await page.evaluate('window.moved')).toBe(0);

  await page.mouse.wheel(0, 100);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await waitUntil(async () => (await shownPhotos(page)) > inView);
  for (const photo of await page.locator('picture img').all()) {
    await photo.scrollIntoViewIfNeeded();
  }
  await waitUntil(async () => (await shownPhotos(page)) === dishes);
});

test('without a script every photo is there', async ({ visitor }) => {
  const { page } = await visitor({ viewport: phone, javaScriptEnabled: false });
  await page.goto(menu);
  for (const photo of await page.locator('picture img').all()) {
    await photo.scrollIntoViewIfNeeded();
    expect(await photo.isVisible()).toBe(true);
  }
});

test('prices keep one line at the right, whether a dish has a photo or not', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: phone });
  await page.goto(menu);
  const rights = await page.evaluate(() =>
    [...document.querySelectorAll('.price,.bar')].map((it) => {
      const { right } = it.getBoundingClientRect();
      return Math.round(it.matches('.bar') ? right - 20 : right);
    }),
  );
  expect(new Set(rights).size).toBe(1);
});

test('an opened dish shows its photo large', async ({ visitor }) => {
  const { page } = await visitor({ viewport: phone });
  await page.goto(menu);
  await page.getByRole('link', { name: 'Plate 0', exact: true }).click();
  const photo = page.getByRole('dialog').locator('img');
  const shown = () => photo.evaluate((it: HTMLImageElement) => it.currentSrc);
  expect(await waitUntil(shown, (source) => source !== '')).toMatch(/\/(732|1200)\.avif\?at=\w+$/);
  const width = () => photo.evaluate((it: HTMLImageElement) => it.naturalWidth);
  await waitUntil(width, (loaded) => loaded > 0);
});

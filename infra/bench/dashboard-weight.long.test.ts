import { openBrowser } from '@menuleaf/journeys/browser.ts';
import { newOwner, origin } from '@menuleaf/shared/testing/api.ts';
import type { Browser, Page } from 'playwright-core';
import { benchMenu } from './samples/bench-menu.ts';
import { signedIn, twoVisits, visit, type Way } from './dashboard-visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** The items of an owner with ten. */
async function itemsOfTen(): Promise<Way> {
  const owner = await newOwner();
  const restaurant_id = await owner.made('/api/restaurants', { name: 'The Olive Yard' });
  await owner.made('/api/menus', { name: 'All day', restaurant_id });
  for (const { name, dishes } of benchMenu(10)) {
    const category_ids = [await owner.made('/api/categories', { name })];
    const items = dishes.map((dish) => ({ ...dish, category_ids }));
    await owner.send('POST', '/api/menus/items/import', { items });
  }
  const row = (page: Page) => page.getByRole('button', { name: 'Mark sold out' }).first();
  return { origin, token: owner.token, path: '/dashboard?tab=menu-items', row, slow: false };
}

test('an owner’s first page weighs at most 144.6 KiB in 11 requests, the next time 6 KiB, and nothing moves', async () => {
  const { first, second } = await twoVisits(browser, await itemsOfTen());
  expect(first.bytes).toBeLessThanOrEqual(144.6 * 1024);
  expect(first.requests).toBeLessThanOrEqual(11);
  expect(second.bytes).toBeLessThanOrEqual(6 * 1024);
  expect([first.cls, second.cls]).toEqual([0, 0]);
});

test('what is kept of a remote may name files that are gone, or be nonsense: the page opens, and keeps what is true', async () => {
  const way = await itemsOfTen();
  const context = await signedIn(browser, way);
  await visit(context, way);
  const page = await context.newPage();
  await page.goto('/privacy');
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => name.startsWith('menuleaf-files:')),
  );
  const kept = () => page.evaluate((name) => localStorage.getItem(name ?? ''), key);
  const asItIs = await kept();
  const gone = (asItIs ?? '').replaceAll(/\.[\da-f]{8}\./g, '.00000000.');
  expect(gone).not.toBe(asItIs);
  for (const wrong of [gone, '{"metaData":1}', 'none']) {
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
      [key, wrong],
    );
    await visit(context, way);
    expect(await kept()).toBe(asItIs);
  }
  await context.close();
});

test('the header that is there at once stands where the shell’s own does, in its colours', async () => {
  const looks = await Promise.all(
    ['light' as const, 'dark' as const].flatMap((colorScheme) =>
      [390, 1280].flatMap((width) => [
        brandIn({ colorScheme, width, withScripts: false }),
        brandIn({ colorScheme, width, withScripts: true }),
      ]),
    ),
  );
  for (let at = 0; at < looks.length; at += 2) expect(looks[at]).toEqual(looks[at + 1]);
});

type Look = { colorScheme: 'light' | 'dark'; width: number; withScripts: boolean };

/** Position and colors of the leaf and the header's border. */
async function brandIn({ colorScheme, width, withScripts }: Look) {
  const viewport = { width, height: 844 };
  const context = await browser.newContext({ colorScheme, viewport, baseURL: origin });
  const page = await context.newPage();
  if (!withScripts) await context.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.locator(withScripts ? 'header nav svg' : 'header.first svg').waitFor();
  const look = await page.evaluate(() => {
    const header = document.querySelector('header');
    const leaf = header?.querySelector('svg');
    if (!header || !leaf) return undefined;
    const { x, y } = leaf.getBoundingClientRect();
    const { height } = header.getBoundingClientRect();
    const { borderBottom } = getComputedStyle(header);
    const { color } = getComputedStyle(leaf);
    const ink = getComputedStyle(leaf.parentElement ?? leaf).color;
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const body = getComputedStyle(document.body).backgroundColor;
    const isClear = body === 'rgba(0, 0, 0, 0)';
    return { x, y, height, borderBottom, color, ink, paper: isClear ? paper : body };
  });
  await context.close();
  return look;
}

import { openBrowser } from '@menuleaf/journeys/browser.ts';
import { newOwner, origin, getUntil } from '@menuleaf/shared/testing/api.ts';
import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import type { Browser, Page } from 'playwright-core';
import { brotliCompressSync, constants } from 'node:zlib';
import { benchMenu } from './samples/bench-menu.ts';
import { measurePage } from './measure-page.ts';

let browser: Browser;
beforeAll(async () => {
  // Includes the worker's requests.
  process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const atLevel5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function publish(size: number, look = {}): Promise<string> {
  const owner = await newOwner();
  const id = await owner.made('/api/restaurants', {
    name: 'The Olive Yard',
    time_zone: 'America/New_York',
    ...onEachDay('11:30-14:30, 17:00-22:00'),
  });
  await owner.send('PUT', `/api/restaurants/${id}`, {
    phone: '+1 503 555 0142',
    address: '1 Main Street',
    city: 'Portland',
    state: 'OR',
    zip_code: '97202',
    latitude: 45.5202471,
    longitude: -122.6741949,
  });
  const description = 'Small plates to share, bread from the oven, and something sweet.';
  const menuId = await owner.made('/api/menus', {
    name: 'All day',
    description,
    restaurant_id: id,
  });
  const category_ids: string[] = [];
  for (const [sort_order, { name, dishes }] of benchMenu(size).entries()) {
    const categoryId = await owner.made('/api/categories', { name, sort_order });
    category_ids.push(categoryId);
    const items = dishes.map((dish) => ({ ...dish, category_ids: [categoryId] }));
    await owner.send('POST', '/api/menus/items/import', { items });
  }
  await owner.send('POST', `/api/menus/${menuId}/categories/assign`, { category_ids });
  await owner.send('PUT', `/api/restaurants/${id}/look`, look);
  const path = `/restaurant/${id}/menu`;
  await getUntil(path, ({ text }) => text.split('class="item"').length === size + 1);
  return path;
}

/** Readers scroll: this loads the scripts and the worker that caches the page for offline use. */
async function scroll(page: Page) {
  await page.mouse.wheel(0, 300);
  await page.locator('.bar + .found').waitFor({ state: 'attached' });
}

const kib = (count: number) => count * 1024;

test.each([
  ['as it comes', {}, ''],
  ['in the colours of its restaurant', { accent: '#8a1c2b' }, '--band:'],
])(
  'a menu of 60 dishes %s weighs at most 12 KiB in one request, 23 KiB in two once it is scrolled, and nothing moves',
  async (_, look, sign) => {
    const path = await publish(60, look);
    const { text } = await getUntil(path, (page) => page.text.includes(sign));
    expect(brotliCompressSync(text, atLevel5).length).toBeLessThanOrEqual(kib(10.5));
    const first = await measurePage(browser, origin + path);
    expect(first.bytes).toBeLessThanOrEqual(kib(12));
    expect(first.requests).toBe(1);
    expect(first.cls).toBe(0);
    const read = await measurePage(browser, origin + path, scroll);
    expect(read.bytes).toBeLessThanOrEqual(kib(23));
    expect(read.requests).toBe(2);
    expect(read.cls).toBe(0);
  },
);

test('with a theme and its face it weighs at most 18 KiB, in no request more', async () => {
  const path = await publish(60, { theme: 'pizzeria', accent: '#8a1c2b' });
  await getUntil(path, (page) => page.text.includes('font/woff2'));
  const { bytes, requests, cls } = await measurePage(browser, origin + path);
  expect(bytes).toBeLessThanOrEqual(kib(18));
  expect(requests).toBe(1);
  expect(cls).toBeLessThanOrEqual(0.01);
});

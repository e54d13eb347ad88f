import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from 'playwright-core';
import { axeFindings, strictly } from './accessibility.ts';
import { atTheTable } from './at-the-table.ts';
import { origin, phone } from './browser.ts';
import { inFrontOf } from './in-front-of.ts';

jest.setTimeout(120_000);

const table = atTheTable();

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
/** The menu and its script. */
const isKept = (page: Page) =>
  waitUntil(
    () => keptPaths(page),
    (paths) => paths.includes(table.account.menu) && paths.some((path) => path.endsWith('.js')),
  );
/** Returns whether the note is in sight, and not only on the page: a reload brings back an earlier scroll position. */
const showsKeptMenu = async (page: Page) => {
  const note = page.getByText('No connection: this is the menu as you last had it.');
  await note.waitFor();
  await page.getByText('Leek soup').first().waitFor();
  const { y = -1 } = (await note.boundingBox()) ?? {};
  return y >= 0 && y < phone.height;
};

test('reads after the first visit, only this restaurant’s pages, and fresh again when online', async () => {
  const { page, context } = await table.guest();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  expect(await showsKeptMenu(page)).toBe(true);
  await page.getByText('Open now').waitFor();
  expect(await axeFindings(page, strictly)).toEqual([]);
  for (const path of ['/restaurant/2/menu', `${table.account.home}x/menu`, '/']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
  await context.setOffline(false);
  const trout = table.account.itemIds['Trout'];
  await table.account.owner.send('PATCH', `/api/menus/items/${trout}/availability`, {
    is_available: false,
  });
  await page.goto(table.account.menu);
  const soldOut = async () => {
    await page.reload();
    return page.getByText('Sold out').count();
  };
  await waitUntil(soldOut, (count) => count === 2);
  expect(await page.getByText('No connection').count()).toBe(0);
});

test('what was used is there offline: search, filters and dishes', async () => {
  const { page, context } = await table.guest();
  await isKept(page);
  await page.mouse.wheel(0, 50);
  await page.locator('.bar + .found').waitFor({ state: 'attached' });
  // Who looks away has all that was used kept; here the page is told so.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitUntil(
    () => keptPaths(page),
    (paths) => paths.some((path) => path.includes('/more.')),
  );
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Search & filter' }).click();
  await page.getByRole('searchbox').fill('trout');
  await page.getByRole('button', { name: 'Show 1 dish', exact: true }).click();
  expect(await page.locator('.item:visible h3').allTextContents()).toEqual(['Trout']);
});

test('from the landing page the menu is there too', async () => {
  const { page, context } = await table.guest({}, table.account.home);
  await isKept(page);
  await context.setOffline(true);
  const answer = await page.goto(table.account.menu);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await showsKeptMenu(page)).toBe(true);
});

test('a menu that was withdrawn is forgotten', async () => {
  const { page, context } = await table.guest();
  await isKept(page);
  const { owner, id, menuId, menu } = table.account;
  await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: null });
  const status = async () => (await page.goto(menu))?.status();
  await waitUntil(status, (seen) => seen === 404);
  await waitUntil(
    () => keptPaths(page),
    (paths) => !paths.includes(menu),
  );
  await context.setOffline(true);
  await expect(page.goto(menu)).rejects.toThrow('ERR_');
  await context.setOffline(false);
  await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: menuId });
  await waitUntil(status, (seen) => seen === 200);
});

describe('on a bad network', () => {
  let front: Awaited<ReturnType<typeof inFrontOf>>;
  beforeEach(async () => {
    front = await inFrontOf(origin);
  });
  afterEach(async () => {
    await Promise.all(table.browser.contexts().map((context) => context.close()));
    await front.close();
  });
  const guest = async () => {
    const { page } = await table.guest({}, front.url + table.account.menu);
    await isKept(page);
    return page;
  };

  test('a server that fails counts as none', async () => {
    const page = await guest();
    front.own.set(table.account.menu, (response) => {
      response.statusCode = 503;
      response.end('Down');
    });
    await page.reload();
    expect(await showsKeptMenu(page)).toBe(true);
  });

  test('one that does not answer for long counts as none', async () => {
    const page = await guest();
    front.own.set(table.account.menu, () => undefined);
    await page.reload();
    expect(await showsKeptMenu(page)).toBe(true);
  });

  test('the worker can be taken out of every phone', async () => {
    const page = await guest();
    const removal = new URL('../public-menu/src/offline/removal-worker.ts', import.meta.url);
    const script = stripTypeScriptTypes(readFileSync(removal, 'utf8'));
    front.own.set('/restaurant/sw.js', (response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    });
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await waitUntil(registered, (count) => count === 0);
    expect(await keptPaths(page)).toEqual([]);
  });
});

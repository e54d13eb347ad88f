import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { axeFindings, strictly } from './accessibility.ts';
import { expect, filters, shownDishes, test } from './guest-test.ts';
import { origin, phone } from './browser.ts';
import { openAccount } from './diners-menu.ts';
import { createServer, type ServerResponse } from 'node:http';

/**
 * A proxy for the product with its own origin, which can override some paths: to simulate a later deployment, or a bad
 * network.
 */
async function startProxy(origin: string) {
  const own = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answerOwn = own.get(path);
    if (answerOwn) return answerOwn(response);
    void fetch(origin + path).then(async (answer) => {
      response.statusCode = answer.status;
      response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
      response.end(Buffer.from(await answer.arrayBuffer()));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, own, close };
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
/** The menu, and the script for guest features. */
const isKept = (page: Page) =>
  waitUntil(
    () => keptPaths(page),
    (paths) =>
      paths.some((path) => path.endsWith('/menu')) && paths.some((path) => path.endsWith('.js')),
  );
const isKeptWhenScrolled = async (page: Page) => {
  await page.mouse.wheel(0, 1);
  await isKept(page);
};
/** Returns whether the note is in the viewport, not just on the page: a reload restores the scroll position. */
const showsKeptMenu = async (page: Page) => {
  const note = page.getByText('No connection: this is the menu as you last had it.');
  await note.waitFor();
  await page.getByText('Leek soup').first().waitFor();
  const { y = -1 } = (await note.boundingBox()) ?? {};
  return y >= 0 && y < phone.height;
};

/** What a page waits minutes for is done once `comeBack` says that they are over. */
const withoutLongWaits = (page: Page) =>
  page.addInitScript(() => {
    const set = globalThis.setTimeout;
    const setTimeout = (run: () => void, ms = 0) => {
      if (ms < 60_000) return set(run, ms);
      document.addEventListener('minutes-later', run, { once: true });
      return 0;
    };
    Object.assign(globalThis, { setTimeout });
  });

/** To the tab, after so many minutes in another one. */
const comeBack = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const then = Date.now() + ms;
    Date.now = () => then;
    for (const event of ['minutes-later', 'visibilitychange'])
      document.dispatchEvent(new Event(event, { bubbles: true }));
  }, minutes * 60_000);

test('reads after the first visit, only this restaurant’s pages, and fresh again when online', async ({
  guest,
}) => {
  const account = await openAccount();
  const { page, context } = await guest({}, account.menu);
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  expect(await showsKeptMenu(page)).toBe(true);
  await page.getByText('Open now').waitFor();
  expect(await axeFindings(page, strictly)).toEqual([]);
  for (const path of ['/restaurant/2/menu', `${account.home}x/menu`, '/']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
  await context.setOffline(false);
  const trout = account.itemIds['Trout'];
  await account.owner.send('PATCH', `/api/menus/items/${trout}/availability`, {
    is_available: false,
  });
  await withoutLongWaits(page);
  await page.goto(account.menu);
  const soldOut = async () => {
    await Promise.all([page.waitForEvent('load'), comeBack(page, 31)]);
    return page.getByText('Sold out').count();
  };
  await waitUntil(soldOut, (count) => count === 2);
  const reloads: unknown[] = [];
  page.on('load', (loaded) => reloads.push(loaded));
  await comeBack(page, 29);
  await filters(page);
  await page.getByRole('searchbox').fill('trout');
  await comeBack(page, 31);
  await page.getByRole('button', { name: 'Show 1 dish', exact: true }).click();
  expect(await shownDishes(page)).toBe(1);
  expect(reloads).toEqual([]);
  expect(await page.getByText('No connection').count()).toBe(0);
});

test('search, filters and dishes are there offline once the menu was scrolled', async ({
  guest,
}) => {
  const { page, context } = await guest();
  await isKeptWhenScrolled(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Search & filter' }).click();
  await page.getByRole('searchbox').fill('trout');
  await page.getByRole('button', { name: 'Show 1 dish', exact: true }).click();
  expect(await page.locator('.item:visible h3').allTextContents()).toEqual(['Trout']);
});

test('who looks away before touching anything has the menu too', async ({ guest }) => {
  const { page } = await guest({ hasTouch: true });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isKept(page);
});

test('from the landing page the menu is there too', async ({ guest, account }) => {
  const { page, context } = await guest({}, account.home);
  await isKeptWhenScrolled(page);
  await context.setOffline(true);
  const answer = await page.goto(account.menu);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await showsKeptMenu(page)).toBe(true);
});

test('a menu that was withdrawn is forgotten', { tag: '@long' }, async ({ guest }) => {
  const account = await openAccount();
  const { page, context } = await guest({}, account.menu);
  await isKeptWhenScrolled(page);
  const { owner, id, menuId, menu } = account;
  await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: null });
  const status = async () => (await page.goto(menu))?.status();
  await waitUntil(status, (seen) => seen === 404);
  await waitUntil(async () => !(await keptPaths(page)).includes(menu));
  await context.setOffline(true);
  expect((await page.goto(menu))?.status()).toBe(503);
  await page.getByText('This page hasn’t been opened on this phone before').waitFor();
  expect(await axeFindings(page, strictly)).toEqual([]);
  expect((await page.goto(`${menu}/de`))?.status()).toBe(503);
  await page.getByText('Diese Seite wurde auf diesem Telefon noch nicht geöffnet').waitFor();
  expect(await page.getByRole('link', { name: 'Restaurant' }).count()).toBe(0);
  await context.setOffline(false);
  await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: menuId });
  await waitUntil(status, (seen) => seen === 200);
});

type OnBadNetwork = { front: Awaited<ReturnType<typeof startProxy>>; kept: Page };

/** `kept` is a page loaded through `front`, and cached. */
const testOnBadNetwork = test.extend<OnBadNetwork>({
  // oxlint-disable-next-line no-empty-pattern
  front: async ({}, provide) => {
    const front = await startProxy(origin);
    await provide(front);
    await front.close();
  },
  kept: async ({ front, guest, account }, provide) => {
    const { page } = await guest({}, front.url + account.menu);
    await isKeptWhenScrolled(page);
    await provide(page);
  },
});

testOnBadNetwork('a server that fails counts as none', async ({ front, kept: page, account }) => {
  front.own.set(account.menu, (response) => {
    response.statusCode = 503;
    response.end('Down');
  });
  await page.reload();
  expect(await showsKeptMenu(page)).toBe(true);
});

testOnBadNetwork(
  'one that does not answer for long counts as none',
  async ({ front, kept: page, account }) => {
    front.own.set(account.menu, () => undefined);
    await page.reload();
    expect(await showsKeptMenu(page)).toBe(true);
  },
);

testOnBadNetwork('the worker can be taken out of every phone', async ({ front, kept: page }) => {
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

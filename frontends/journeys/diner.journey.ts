import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { until } from '@menuleaf/shared/testing/api.ts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { violations } from './accessible.ts';
import { desktop, openBrowser, origin, phone, visitor } from './browser.ts';
import { type Kitchen, openKitchen } from './diners-menu.ts';
import { inFrontOf } from './in-front-of.ts';

jest.setTimeout(120_000);

let browser: Browser;
let kitchen: Kitchen;
beforeAll(async () => {
  [browser, kitchen] = await Promise.all([openBrowser(), openKitchen()]);
});
afterAll(async () => {
  await browser.close();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

type Look = Parameters<typeof visitor>[1];
async function atMenu(look: Look = {}, path = kitchen.menu) {
  const guest = await visitor(browser, { viewport: phone, ...look });
  await guest.page.goto(path);
  return guest;
}
const dish = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const filters = async (page: Page) => {
  await page.getByRole('button', { name: 'Search & filter' }).click();
  return page.getByRole('search');
};
const shownDishes = (page: Page) => page.locator('.item:visible').count();

describe('the menu', () => {
  test('opens on the first category; tabs follow what is read and jump to what is chosen', async () => {
    const { page, errors } = await atMenu({ viewport: desktop });
    const current = page.locator('.tabs [aria-current]');
    expect(await current.textContent()).toBe('Starters');
    await page.mouse.wheel(0, 10);
    await page.getByRole('heading', { name: 'Mains' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelectorAll('.category')[1]?.scrollIntoView());
    await expectSoon(() => current.textContent(), 'Mains');
    await page.locator('.tabs').getByRole('link', { name: 'Sweet' }).click();
    await expectSoon(() => current.textContent(), 'Sweet');
    expect(errors).toEqual([]);
  });

  test('on a phone the categories are a list that follows too', async () => {
    const { page } = await atMenu();
    const list = page.getByRole('combobox', { name: 'Category' });
    expect(await list.inputValue()).toBe('Starters');
    await list.selectOption('Sweet');
    await expectSoon(() => page.evaluate(() => window.scrollY > 200), true);
    expect(await list.inputValue()).toBe('Sweet');
    await page.mouse.wheel(0, -10);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectSoon(() => list.inputValue(), 'Starters');
  });

  test('search looks into names and descriptions, without accents', async () => {
    const { page } = await atMenu();
    const panel = await filters(page);
    await panel.getByRole('searchbox').fill('creme');
    await expectSoon(() => shownDishes(page), 1);
    await panel.getByRole('searchbox').fill('cream');
    await expectSoon(() => page.locator('.item:visible h3').allTextContents(), ['Leek soup']);
    await panel.getByRole('searchbox').fill('nothing like it');
    await panel.getByRole('button', { name: 'Show 0 dishes' }).click();
    expect(await page.locator('.found').textContent()).toContain('No dish fits.');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await shownDishes(page)).toBe(21);
  });

  test('without an allergen leaves out what contains or may contain it, and marks what is not known', async () => {
    const { page } = await atMenu();
    const panel = await filters(page);
    await panel.getByText('sesame', { exact: true }).click();
    const names = await page.locator('.item:visible h3').allTextContents();
    expect(names).toContain('Trout');
    expect(names).not.toContain('Walnut pasta');
    expect(names).not.toContain('חומוס עם טחינה');
    const unknown = page.locator('.item', { hasText: 'Beef broth' });
    expect(await unknown.textContent()).toContain('Allergens not declared: please ask');
    expect(await page.locator('.item', { hasText: 'kiwi' }).textContent()).toContain('please ask');
    const safe = page.locator('.item', { hasText: 'Crème of squash' });
    expect(await safe.textContent()).not.toContain('please ask');
    await panel.getByRole('button', { name: 'Show' }).click();
    expect(await page.locator('.found').textContent()).toContain('2 to ask about');
  });

  test('diets', async () => {
    const { page } = await atMenu();
    const panel = await filters(page);
    await panel.getByLabel('Vegetarian').check();
    expect(await shownDishes(page)).toBe(3);
    await panel.getByLabel('Vegan').check();
    expect(await shownDishes(page)).toBe(1);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
  });

  test('a dish opens with an address; back closes it and the focus returns', async () => {
    const { page } = await atMenu();
    await dish(page, 'Leek soup').click();
    const dialog = page.getByRole('dialog', { name: 'Leek soup' });
    await dialog.waitFor();
    expect(page.url()).toContain(`#i-${kitchen.itemIds['Leek soup']}`);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('#');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Leek soup');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await dish(page, 'Beef broth').click();
    await page.getByText('Allergens are not declared for this dish').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test.each(['#i-', '?item='])('a dish can be linked to by %s', async (by) => {
    const { page } = await atMenu({}, `${kitchen.menu}${by}${kitchen.itemIds['Trout']}`);
    await page.getByRole('dialog', { name: 'Trout' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(kitchen.menu);
  });

  test('says whether the restaurant is open, and when the menu was last updated', async () => {
    const { page } = await atMenu();
    await page.getByText('Open now').waitFor();
    expect(await page.getByText('Menu last updated').isVisible()).toBe(true);
  });

  test('reads and jumps without a script', async () => {
    const { page } = await atMenu({ javaScriptEnabled: false });
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: 'Sweet' }).click();
    expect(page.url()).toContain('#c-');
    expect(await page.getByRole('heading', { name: 'Sweet' }).isVisible()).toBe(true);
  });

  test('text of any kind shows as text and breaks nothing', async () => {
    const { page, errors } = await atMenu({ viewport: { width: 320, height: 640 } });
    await page.getByText("<script>alert('x')</script>").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(320);
    const rtl = page.locator('.item', { hasText: 'טחינה' });
    expect(await rtl.evaluate((item) => getComputedStyle(item).direction)).toBe('rtl');
    expect(errors).toEqual([]);
  });
});

describe('accessible to all', () => {
  const sights = [
    { viewport: phone, colorScheme: 'light' },
    { viewport: desktop, colorScheme: 'dark' },
    { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
    // 1280 px at 200%.
    { viewport: { width: 640, height: 450 }, colorScheme: 'light' },
  ] as const;

  test.each(sights)('$viewport.width px, $colorScheme', async ({ viewport, colorScheme }) => {
    const { page } = await atMenu({ viewport, knowsBanner: false });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.getByText('Accept All').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByText('Decline').click();
    const panel = await filters(page);
    await panel.getByText('milk', { exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Show' }).click();
    expect(await violations(page)).toEqual([]);
    await dish(page, 'Beef broth').click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const path of [kitchen.home, '/restaurant/nothing', `${kitchen.menu}?print`]) {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    }
  });
});

test('the landing page: contact, hours of today, and a map on a tap alone', async () => {
  const { page, context } = await atMenu({}, kitchen.home);
  const foreign: string[] = [];
  await context.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  await page.getByText('Open now').waitFor();
  expect(await page.locator('.hours [aria-current=date]').count()).toBe(1);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await page.locator('iframe[title=Map]').waitFor();
  expect(await page.locator('iframe').getAttribute('height')).toBe('200');
  expect(foreign[0]).toContain('marker=45.5');
  expect(await page.getByRole('link', { name: 'View Larger Map' }).isVisible()).toBe(true);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View Menu' }).click();
  expect((await opened).url()).toContain(kitchen.menu);
});

test('asks about cookies after a second, keeps the answer and nothing else, and calls nobody', async () => {
  const { page, context } = await atMenu({ knowsBanner: false });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  expect(await page.getByText('Accept All').isVisible()).toBe(false);
  await page.reload();
  await page.getByRole('button', { name: 'Accept All' }).click();
  expect(await page.getByText('Accept All').isVisible()).toBe(false);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ['cookie-consent', 'accepted'],
  ]);
  await page.reload();
  await page.waitForTimeout(1500);
  expect(await page.getByText('Accept All').isVisible()).toBe(false);
  expect(await context.cookies()).toEqual([]);
  expect([...hosts]).toEqual([new URL(origin).host]);
});

describe('offline', () => {
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });

  test('reads after the first visit, only this restaurant’s pages, and fresh again when online', async () => {
    const { page, context } = await atMenu();
    await until(
      () => kept(page),
      (paths) => paths.includes(kitchen.menu) && paths.length > 1,
    );
    await context.setOffline(true);
    await page.reload();
    await page.getByText('No connection').waitFor();
    expect(await page.getByText('Leek soup').first().isVisible()).toBe(true);
    await page.getByText('Open now').waitFor();
    await expect(page.goto('/restaurant/2/menu')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
    await kitchen.owner.send('PATCH', `/api/menus/items/${kitchen.itemIds['Trout']}/availability`, {
      is_available: false,
    });
    await page.goto(kitchen.menu);
    await until(
      async () => {
        await page.reload();
        return page.getByText('Sold out').count();
      },
      (count) => count === 1,
    );
    expect(await page.getByText('No connection').count()).toBe(0);
  });

  test('from the landing page the menu is there too', async () => {
    const { page, context } = await atMenu({}, kitchen.home);
    await until(
      () => kept(page),
      (paths) => paths.length === 3 && paths.includes(kitchen.menu),
    );
    await context.setOffline(true);
    const answer = await page.goto(kitchen.menu);
    expect(answer?.fromServiceWorker()).toBe(true);
    await expectSoon(() => page.getByText('Leek soup').first().isVisible(), true);
    await expectSoon(() => page.getByText('No connection').isVisible(), true);
  });

  test('the worker can be taken out of every phone', async () => {
    const front = await inFrontOf(origin);
    const { page } = await atMenu({}, front.url + kitchen.menu);
    await until(
      () => kept(page),
      (paths) => paths.length > 1,
    );
    const removal = new URL('../public-menu/src/offline/removal-worker.ts', import.meta.url);
    front.own.set('/restaurant/sw.js', stripTypeScriptTypes(readFileSync(removal, 'utf8')));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await until(registered, (count) => count === 0);
    expect(await kept(page)).toEqual([]);
    await page.close();
    await front.close();
  });
});

test('paper: a menu, then the allergen sheet, and large print', async () => {
  const { page } = await atMenu({ viewport: desktop }, `${kitchen.menu}?print`);
  const row = page.getByRole('row', { name: /Walnut pasta/ });
  await row.waitFor();
  expect(await row.locator('td').allTextContents()).toEqual([
    '●',
    '',
    '',
    '',
    '',
    '',
    '',
    '●',
    '',
    '',
    '○',
    '',
    '',
    '',
  ]);
  expect(await page.getByRole('row', { name: /Beef broth/ }).textContent()).toContain(
    'not declared',
  );
  expect(await page.getByRole('button', { name: 'Search & filter' }).isVisible()).toBe(false);
  await page.getByLabel('Large print').check();
  const size = () =>
    page
      .locator('.item h3')
      .first()
      .evaluate((h) => parseFloat(getComputedStyle(h).fontSize));
  expect(await size()).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.goto(`${kitchen.menu}?print=large`);
  await row.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await size()).toBeGreaterThanOrEqual(24);
});

async function expectSoon<Seen>(look: () => Promise<Seen>, seen: Seen) {
  await until(look, (now) => JSON.stringify(now) === JSON.stringify(seen));
}

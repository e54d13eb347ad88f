import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, phone, visitor, type Visitor } from './browser.ts';
import { type SmallAccount, openAccount } from './diners-menu.ts';

type Look = Parameters<typeof visitor>[1];

/** A browser and a restaurant of its own for the tests of one file; each guest leaves after their test. */
export function atTheTable() {
  let browser: Browser;
  let account: SmallAccount;
  beforeAll(async () => {
    [browser, account] = await Promise.all([openBrowser(), openAccount()]);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    get browser() {
      return browser;
    },
    get account() {
      return account;
    },
    /** Someone with a phone, unless `look` says otherwise, who has just opened the menu or another page. */
    async guest(look: Look = {}, path = account.menu): Promise<Visitor> {
      const guest = await visitor(browser, { viewport: phone, ...look });
      await guest.page.goto(path);
      return guest;
    },
  };
}

export const dish = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the panel of search and filters. */
export async function filters(page: Page) {
  await page.getByRole('button', { name: 'Search & filter' }).click();
  const panel = page.getByRole('search');
  await panel.waitFor();
  return panel;
}

export const shownDishes = (page: Page) => page.locator('.item:visible').count();

export async function expectSoon<Seen>(look: () => Promise<Seen>, seen: Seen) {
  await waitUntil(look, (now) => JSON.stringify(now) === JSON.stringify(seen));
}

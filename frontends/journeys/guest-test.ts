import type { Page } from '@playwright/test';
import { phone, type visitor, type Visitor } from './browser.ts';
import { openAccount, type SmallAccount } from './diners-menu.ts';
import { openedOnce, test as base } from './journey.ts';

export { expect } from './journey.ts';

type Look = Parameters<typeof visitor>[1];

/** A phone user, unless `look` overrides it, who has just opened the menu or another page. */
type Guest = (look?: Look, path?: string) => Promise<Visitor>;

/** `account` is shared, for reading; a test that changes a restaurant uses its own `openAccount`. */
export const test = base.extend<{ guest: Guest }, { account: SmallAccount }>({
  account: openedOnce(openAccount),
  guest: async ({ account, visitor }, provide) => {
    await provide(async (look = {}, path = account.menu) => {
      const guest = await visitor({ viewport: phone, ...look });
      await guest.page.goto(path);
      return guest;
    });
  },
});

export const dish = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the search and filter panel. */
export async function filters(page: Page) {
  await page.getByRole('button', { name: 'Search & filter' }).click();
  const panel = page.getByRole('search');
  await panel.waitFor();
  return panel;
}

export const shownDishes = (page: Page) => page.locator('.item:visible').count();

import type { Page } from '@playwright/test';
import { openBrowser, visitor } from './browser.ts';
import type { FullAccount } from './full-account.ts';
import { layoutFaults } from './layout-faults.ts';
import { signedIn } from './owner.ts';
import { allPagePaths } from './page-paths.ts';

export type Who = keyof ReturnType<typeof allPagePaths>;
export const everyone: Who[] = ['guest', 'diner', 'owner'];

/** Opens each of their pages in turn, and collects its defects. */
export async function onEachPage(
  who: Who,
  account: FullAccount,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  // A separate browser: after so many pages and widths one may not survive closing a context.
  const browser = await openBrowser();
  const isOwner = who === 'owner';
  const { page, errors } = await (isOwner ? signedIn(browser, account.owner) : visitor(browser));
  const found: string[] = [];
  for (const path of allPagePaths(account)[who]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const fault of await look(page)) found.push(`${path}: ${fault}`);
  }
  await browser.close();
  return [...found, ...errors];
}

/** Clipped, covered or overflowing content at these widths, in pixels. */
export async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await layoutFaults(page)) faults.push(`at ${width} px ${fault}`);
  }
  return faults;
}

import { expect, test } from './journey.ts';
import { allPages, pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import type { Page } from '@playwright/test';
import { axeInAllColorSchemes } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { clippedFocusRings } from './focus-faults.ts';
import { type FullAccount, fullAccount } from './full-account.ts';
import { nameFaults } from './name-faults.ts';
import { everyone, onEachPage, widthFaults } from './on-each-page.ts';
import { allPagePaths } from './page-paths.ts';

test.describe.configure({ timeout: 600_000 });

let account: FullAccount;
test.beforeAll(async () => {
  account = await fullAccount();
});

test('no page of the product is left out of the walks', () => {
  const addresses = Object.values(allPagePaths(account)).flat();
  const visited = addresses.map((address) => pageAt(new URL(address, 'http://a').pathname)?.path);
  expect(allPages.map(({ path }) => path).filter((path) => !visited.includes(path))).toEqual([]);
});

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1600];

/** Names that run words together, and clipped focus rings. */
async function namesAndRings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    faults.push(...(await nameFaults(page)), ...(await clippedFocusRings(page)));
  }
  return faults;
}

for (const who of everyone) {
  test(`axe finds nothing on any page of a ${who}, on a phone or at a desk, by day or by night`, async () => {
    expect(await onEachPage(who, account, axeInAllColorSchemes)).toEqual([]);
  });

  test(`every page of a ${who} can be read at every width, said aloud and seen by keyboard`, async () => {
    const found = await onEachPage(who, account, async (page) => [
      ...(await widthFaults(page, widths)),
      ...(await namesAndRings(page)),
    ]);
    expect(found).toEqual([]);
  });
}

import { expect, test } from './journey.ts';
import { allPages, pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from './accessibility.ts';
import { desktop, openBrowser, phone, visitor } from './browser.ts';
import { cutRings } from './focus-faults.ts';
import { type FullAccount, fullAccount } from './full-account.ts';
import { layoutFaults } from './layout-faults.ts';
import { nameFaults } from './name-faults.ts';
import { signedIn } from './owner.ts';
import { walks } from './walks.ts';

test.describe.configure({ timeout: 600_000 });

let account: FullAccount;
test.beforeAll(async () => {
  account = await fullAccount();
});

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1600];

type Who = keyof ReturnType<typeof walks>;
const everyone: Who[] = ['guest', 'diner', 'owner'];

/** Opens each page in turn, and gathers what is wrong with it. */
async function onEachPage(who: Who, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  // Of its own: after so many pages at so many widths a browser may not survive the closing of a context.
  const browser = await openBrowser();
  const isOwner = who === 'owner';
  const { page, errors } = await (isOwner ? signedIn(browser, account.owner) : visitor(browser));
  const found: string[] = [];
  for (const path of walks(account)[who]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const fault of await look(page)) found.push(`${path}: ${fault}`);
  }
  await browser.close();
  return [...found, ...errors];
}

test('no page of the product is left out of the walks', () => {
  const addresses = Object.values(walks(account)).flat();
  const visited = addresses.map((address) => pageAt(new URL(address, 'http://a').pathname)?.path);
  expect(allPages.map(({ path }) => path).filter((path) => !visited.includes(path))).toEqual([]);
});

async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await layoutFaults(page)) faults.push(`at ${width} px ${fault}`);
  }
  return faults;
}

/** Names that run words together, rings of the focus that are cut. */
async function namesAndRings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    faults.push(...(await nameFaults(page)), ...(await cutRings(page)));
  }
  return faults;
}

async function smallTargets(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  return axeFindings(page, ['wcag22aa']);
}

for (const who of everyone) {
  test(`every page of a ${who} can be read at every width, said aloud, seen by keyboard and hit by a thumb`, async () => {
    const found = await onEachPage(who, async (page) => [
      ...(await smallTargets(page)),
      ...(await widthFaults(page)),
      ...(await namesAndRings(page)),
    ]);
    expect(found).toEqual([]);
  });
}

import { afterAll, beforeAll } from '@jest/globals';
import type { TestOwner } from '@menuleaf/shared/testing/api.ts';
import type { Browser } from 'playwright-core';
import { openBrowser, visitor } from './browser.ts';
import { signedIn } from './owner.ts';

type Visit = Parameters<typeof visitor>[1];

/** A browser for the tests of one file, and who comes with it. */
export function oneBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    visitor: (visit?: Visit) => visitor(browser, visit),
    signedIn: (owner: TestOwner, visit?: Visit) => signedIn(browser, owner, visit),
  };
}

import { type Browser, expect, test as base, type WorkerFixture } from '@playwright/test';
import type { TestOwner } from '@menuleaf/shared/testing/api.ts';
import { openBrowser, visitor, type Visitor } from './browser.ts';
import { signedIn } from './owner.ts';

export { expect } from '@playwright/test';

/** Of tests for several sizes or themes, the first few are short; the others are in the long run. */
export const longUnless = (isShort: boolean) => ({ tag: isShort ? [] : '@long' });

type Visit = Parameters<typeof visitor>[1];

export type Fixtures = {
  /** A visitor with their own browser context, closed after the test. */
  visitor: (visit?: Visit) => Promise<Visitor>;
  /** The same, signed in as an owner. */
  signedIn: (owner: TestOwner, visit?: Visit) => Promise<Visitor>;
};

/** Provides visitors and records them; after the test they are closed, and none may have had CSP violations. */
async function withVisitors(
  browser: Browser,
  give: (note: (visited: Promise<Visitor>) => Promise<Visitor>) => Promise<void>,
): Promise<void> {
  const visitors: Visitor[] = [];
  await give(async (visited) => {
    visitors.push(await visited);
    return visited;
  });
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(visitors.flatMap(({ cspViolations }) => cspViolations)).toEqual([]);
}

/** What the tests of a worker read together, opened once. */
export const openedOnce = <Of>(
  open: () => Promise<Of>,
  timeout?: number,
): [WorkerFixture<Of, object>, { scope: 'worker'; timeout?: number }] => [
  // Playwright reads what a fixture needs from its first parameter, which must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, provide) => provide(await open()),
  { scope: 'worker', ...(timeout && { timeout }) },
];

/** A test in a real browser: one browser per worker, one window per visitor. */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    // Playwright reads what a fixture needs from its first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const browser = await openBrowser();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser }, provide) => {
    await withVisitors(browser, (note) => provide((visit) => note(visitor(browser, visit))));
  },
  signedIn: async ({ browser }, provide) => {
    await withVisitors(browser, (note) =>
      provide((owner, visit) => note(signedIn(browser, owner, visit))),
    );
  },
});

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { crashedTitle, notLoadedTitle } from '@menuleaf/shared/contracts/pages/broken-page.ts';
import type { PageDefinition } from '@menuleaf/shared/contracts/pages/page.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { accessTokenName } from '@menuleaf/shared/browser/storage-names.ts';
import { pagesOf } from './probes.ts';

/** Who owners' pages are opened as: nobody there, and known to this browser alone. */
const nobody: User = {
  id: 'smoke',
  email: 'smoke@example.com',
  full_name: 'Smoke Test',
  plan_type: 'free',
  subscription_cancelled_at_period_end: false,
  subscription_ends_at: null,
  subscription_past_due: false,
  email_verified: true,
  created_at: '2026-01-01T00:00:00Z',
};

/** Lets owners' pages start, with no session and no call of theirs: each finds the services unavailable. */
async function actSignedIn(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => localStorage.setItem(name, 'smoke'), accessTokenName);
  await context.route('**/api/**', (route) => {
    const isMe = new URL(route.request().url()).pathname === '/api/auth/me';
    return route.fulfill(isMe ? { json: nobody } : { status: 503, json: { detail: 'Not asked' } });
  });
}

/** A page that goes on asking is looked at after this. */
const quietWithinMs = 15_000;

/** What is wrong with a page as a browser shows it; undefined if nothing is. */
async function look(browser: Browser, origin: string, { path, access }: PageDefinition) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  try {
    if (access === 'owner') await actSignedIn(context);
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(path);
    await page.waitForLoadState('networkidle', { timeout: quietWithinMs }).catch(() => undefined);
    const shown = await page.locator('body').innerText();
    const broken = [crashedTitle, notLoadedTitle].find((title) => shown.includes(title));
    return broken ?? thrown[0];
  } finally {
    await context.close();
  }
}

/** Opens a remote's pages once; throws for one that crashes or does not load, at the second try too. */
export async function openPages(browser: Browser, origin: string, frontend: string) {
  const pages = pagesOf(frontend);
  for (const page of pages) {
    if ((await look(browser, origin, page)) === undefined) continue;
    await wait(2000);
    const wrong = await look(browser, origin, page);
    if (wrong !== undefined) throw new Error(`${page.path} in a browser: ${wrong}`);
  }
  return pages.length;
}

/** The repository's Chromium; undefined where it is not installed or does not run. A pipeline must have it. */
export async function findBrowser(): Promise<Browser | undefined> {
  try {
    const { openBrowser } = await import('@menuleaf/journeys/browser.ts');
    return await openBrowser();
  } catch (error) {
    if (process.env.CI) throw error;
    return undefined;
  }
}

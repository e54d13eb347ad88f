import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { observe, onSlowPhone, phone } from './measure-page.ts';

/** A page for owners, and the row that shows it is usable. */
export type Way = {
  origin: string;
  token: string;
  path: string;
  row: (page: Page) => Locator;
  /** Slow network and slow phone. */
  slow?: boolean;
};

export async function signedIn(browser: Browser, { origin, token }: Pick<Way, 'origin' | 'token'>) {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  await context.addInitScript((kept) => {
    localStorage.setItem('menuleaf-access-token', kept);
    localStorage.setItem('cookie-consent', 'declined');
  }, token);
  return context;
}

async function weightOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** URLs served from the browser's cache. */
const fromCache = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const isSent = (entry: PerformanceEntry) =>
      'transferSize' in entry && Number(entry.transferSize) > 0;
    const sent = new Set(entries.filter(isSent).map(({ name }) => name));
    return entries.map(({ name }) => name).filter((name) => !sent.has(name));
  });

/** A visit until the first row is visible: bytes transferred until then, and the time it took. */
export async function visit(context: BrowserContext, { path, row, slow = true }: Way) {
  const finished: Request[] = [];
  const note = (request: Request) => finished.push(request);
  context.on('requestfinished', note);
  const page = slow ? await onSlowPhone(context) : await context.newPage();
  if (!slow) await page.addInitScript(observe);
  const from = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await row(page).waitFor();
  const usable = performance.now() - from;
  context.off('requestfinished', note);
  const cached = new Set(await fromCache(page));
  const sent = finished.filter((request) => !cached.has(request.url()));
  const weights = await Promise.all(sent.map(weightOf));
  const blocked = await blockedAfterItems(page);
  const { fcp, cls } = await page.evaluate(() => globalThis.marks);
  const asked = await requestedAt(page);
  await page.close();
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  return { bytes, requests: sent.length, fcp, cls, asked, usable, blocked };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

const items = '/api/menus/all-items';

const requestedAt = (page: Page): Promise<number> =>
  page.evaluate(
    (address) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(address))
        ?.startTime ?? 0,
    items,
  );

/** How long scripts blocked the page after the items arrived: their startup, then the list's. */
async function blockedAfterItems(page: Page): Promise<number> {
  await page.waitForTimeout(1000);
  return page.evaluate((address) => {
    const data = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes(address));
    const there = data ? data.startTime + data.duration : 0;
    const after = globalThis.marks.long.filter(({ start, ms }) => start + ms > there);
    return after.reduce((sum, { ms }) => sum + ms, 0);
  }, items);
}

/** A first visit and a repeat visit. */
export async function twoVisits(browser: Browser, way: Way) {
  const context = await signedIn(browser, way);
  const first = await visit(context, way);
  const second = await visit(context, way);
  await context.close();
  return { first, second };
}

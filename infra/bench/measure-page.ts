import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

import { atShare } from './at-share.ts';

export type Figures = {
  bytes: number;
  requests: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

/** Lighthouse's slow 4G, in bytes per second, and a phone four times slower than this machine. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const cpuSlowdown = 4;
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true };

/** A page of this context as a slow phone loads it, which notes its metrics. */
export async function onSlowPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observe);
  return page;
}

/** Long enough for late content: cookie banner, service worker. */
const quietMs = 2500;

type Marks = { fcp: number; lcp: number; cls: number; long: { start: number; ms: number }[] };
declare global {
  // oxlint-disable-next-line no-var -- how a global of the page is declared
  var marks: Marks;
}

/** Runs in the page before anything else, and records its metrics. */
export function observe() {
  globalThis.marks = { fcp: 0, lcp: 0, cls: 0, long: [] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') globalThis.marks.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    globalThis.marks.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    globalThis.marks.cls += 'value' in entry ? Number(entry.value) : 0;
  });
  watch('longtask', ({ startTime, duration }) => {
    globalThis.marks.long.push({ start: startTime, ms: duration });
  });
}

/**
 * Size of a response with headers; 0 if served by the service worker. For a worker's own file the browser only reports
 * headers: the body size is its content-length.
 */
async function weightOf(request: Request): Promise<number> {
  const response = await request.response();
  if (!response || response.fromServiceWorker()) return 0;
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const bodySize = responseBodySize || Number(response.headers()['content-length'] ?? 0);
  return bodySize + responseHeadersSize;
}

/**
 * One cold visit on a phone. Bytes are transfer sizes, headers included; blocking time is from FCP on. `read` simulates
 * the guest.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  read?: (page: Page) => Promise<void>,
): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    const sizes: Promise<number>[] = [];
    context.on('requestfinished', (request) => sizes.push(weightOf(request)));
    const page = await onSlowPhone(context);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(quietMs);
    if (read) {
      await read(page);
      await page.waitForTimeout(quietMs);
    }
    const { fcp, lcp, cls, long } = await page.evaluate(() => globalThis.marks);
    const blocking = long.filter(({ start, ms }) => start + ms > fcp);
    const tbt = blocking.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
    const weights = await Promise.all(sizes);
    const sent = weights.filter((bytes) => bytes > 0);
    const bytes = sent.reduce((sum, each) => sum + each, 0);
    return { bytes, requests: sent.length, fcp, lcp, cls, tbt };
  } finally {
    await context.close();
  }
}

export function median(all: Figures[]): Figures {
  const of = (name: keyof Figures) => atShare(all.map((figures) => figures[name]));
  return {
    bytes: of('bytes'),
    requests: of('requests'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  };
}

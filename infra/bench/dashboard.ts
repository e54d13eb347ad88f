import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { inBrowser } from './on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchRestaurant, type BenchRestaurant } from './bench-restaurant.ts';
import { putFloor } from './floor-page.ts';
import { cpuSlowdown, observe, slow4g } from './measure-page.ts';
import { workLists } from './owner-lists.ts';

const sizes = [10, 1000];
const runs = Number(process.env.BENCH_RUNS ?? 3);

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function signedIn(browser: Browser, origin: string, token: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    baseURL: origin,
  });
  await context.addInitScript((kept) => {
    localStorage.setItem('menuleaf-access-token', kept);
    localStorage.setItem('cookie-consent', 'declined');
  }, token);
  return context;
}

async function onSlowPhone(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

const usableRow = (page: Page) => page.getByRole('button', { name: 'Mark sold out' }).first();

/** A cold visit until the first row is there: what went over the wire by then, and how long it took. */
async function firstVisit(
  browser: Browser,
  {
    origin,
    token,
    path,
    row,
  }: { origin: string; token: string; path: string; row: (page: Page) => Locator },
) {
  const context = await signedIn(browser, origin, token);
  const finished: Request[] = [];
  context.on('requestfinished', (request) => finished.push(request));
  const page = await context.newPage();
  await page.addInitScript(observe);
  await onSlowPhone(context, page);
  const from = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await row(page).waitFor();
  const usable = performance.now() - from;
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
  const blocked = await blockedAfterItems(page);
  await context.close();
  return { bytes, requests: sizes.length, usable, blocked };
}

/** How long scripts kept the page from answering once the items were there: their own start, then the list's. */
async function blockedAfterItems(page: Page): Promise<number> {
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const items = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/menus/all-items'));
    const there = items ? items.startTime + items.duration : 0;
    const after = globalThis.marks.long.filter(({ start, ms }) => start + ms > there);
    return after.reduce((sum, { ms }) => sum + ms, 0);
  });
}

async function workAllLists(browser: Browser, origin: string, restaurant: BenchRestaurant) {
  const context = await signedIn(browser, origin, restaurant.token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await workLists(page, restaurant);
  await context.close();
}

/** Names and prices of as many rows as HTML with nothing else: no list can be there sooner. */
const plainRows = (count: number) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Items</title><ul>${Array.from(
    { length: count },
    (_, at) => `<li><h3>Dish ${at}</h3><p>With what is good that day</p><p>$${at}.50</p></li>`,
  ).join('\n')}</ul>`;

type Visit = Awaited<ReturnType<typeof firstVisit>>;

function printVisits(name: string, visits: Visit[]) {
  const of = (figure: keyof Visit) => middle(visits.map((it) => it[figure]));
  console.log(
    `${name.padEnd(24)}${(of('bytes') / 1024).toFixed(0).padStart(5)} KiB in ${String(of('requests')).padStart(2)} requests, there after ${of('usable').toFixed(0)} ms, then busy for ${of('blocked').toFixed(0)} ms`,
  );
}

async function measure(cloud: LocalCloud, browser: Browser, size: number) {
  const restaurant = await benchRestaurant(cloud, size);
  const { token } = restaurant;
  const { origin } = cloud;
  const floor = `restaurant/rows${size}`;
  await putFloor(cloud, floor, plainRows(size));
  const plain: Visit[] = [];
  const visits: Visit[] = [];
  for (let visit = 0; visit < runs; visit += 1) {
    plain.push(
      await firstVisit(browser, {
        origin,
        token,
        path: `/${floor}`,
        row: (page) => page.getByRole('heading').first(),
      }),
    );
    const path = '/dashboard?tab=menu-items';
    visits.push(await firstVisit(browser, { origin, token, path, row: usableRow }));
  }
  printVisits(`${size} rows: plain HTML`, plain);
  printVisits(`${size} items: the list`, visits);
  await workAllLists(browser, origin, restaurant);
}

/** What the owner's lists cost on a phone with bad data, and how they feel with a thousand items. */
export async function run() {
  await inBrowser(async (cloud, browser) => {
    console.log(
      `Dashboard, cold, slow 4G, CPU ${cpuSlowdown}x slower, 390 px; median of ${runs} runs`,
    );
    for (const size of sizes) await measure(cloud, browser, size);
  });
}

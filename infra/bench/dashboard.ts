import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { buildAll, localOutput } from '../build.ts';
import { type LocalCloud, startLocalCloud } from '../local/local-cloud.ts';
import { benchRestaurant, type BenchRestaurant } from './bench-restaurant.ts';
import { putFloor } from './floor-page.ts';
import { cpuSlowdown, observe, slow4g } from './measure-page.ts';
import { previewPrices, scrollThrough, search } from './owner-lists.ts';

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

/** How long the script kept the page from answering after the items were there, in milliseconds. */
async function blockedAfterItems(page: Page): Promise<number> {
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const [items] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/menus/all-items'));
    const { startTime = 0, duration = 0 } = items ?? {};
    const after = globalThis.marks.long.filter(
      ({ start, ms }) => start + ms > startTime + duration,
    );
    return after.reduce((sum, { ms }) => sum + ms, 0);
  });
}

type Wanted = { origin: string; token: string; path: string; row: (page: Page) => Locator };

/** A cold visit until the first row is there: what went over the wire by then, and how long it took. */
async function firstVisit(browser: Browser, { origin, token, path, row }: Wanted) {
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

const flick = 150;
const asFastAsItGoes = 600;
const rowOf = 'main li[aria-posinset]';
const frames = ({ median, slowest }: { median: number; slowest: number }) =>
  `${median.toFixed(0)} ms a frame, the slowest ${slowest.toFixed(0)} ms`;

/** The list of items: searched, scrolled, and all its prices changed. */
async function workItems(page: Page) {
  await page.goto('/dashboard?tab=menu-items');
  await page.locator(rowOf).first().waitFor();
  const slow = await scrollThrough(page, flick);
  const fast = await scrollThrough(page, asFastAsItGoes);
  const words = await page.locator(`${rowOf} h3`).last().innerText();
  await page.evaluate(() => window.scrollTo(0, 0));
  const found = await search(page, { box: 'main input[type=search]', row: rowOf, words });
  await page.locator('main input[type=search]').fill('');
  const prices = await previewPrices(page);
  console.log(
    `    items: found after ${found.toFixed(0)} ms; scrolled with ${frames(slow)}; at four times the speed with ${frames(fast)}; ${fast.elements} elements`,
    `\n    prices: dialog after ${prices.open.toFixed(0)} ms, previewed ${prices.typed.toFixed(0)} ms after a key`,
  );
}

/** The items of a category, and beside them all that could be in it. */
async function workCategory(page: Page, categoryId: string) {
  const from = performance.now();
  await page.goto(`/category/${categoryId}/manage-items`, { waitUntil: 'commit' });
  await page.locator(rowOf).first().waitFor();
  const open = performance.now() - from;
  const box = 'section[aria-label="Available Items"]';
  const scrolled = await scrollThrough(page, flick, `${box} ul`);
  const words = (await page.locator(`${box} li button`).last().innerText()).split('\n')[0] ?? '';
  const found = await search(page, { box: `${box} input`, row: `${box} ${rowOf.slice(5)}`, words });
  console.log(
    `    manage items: open after ${open.toFixed(0)} ms, found after ${found.toFixed(0)} ms, scrolled with ${frames(scrolled)}`,
  );
}

async function workLists(browser: Browser, origin: string, { token, call }: BenchRestaurant) {
  const context = await signedIn(browser, origin, token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await workItems(page);
  const [category] = z
    .array(z.object({ id: z.string() }))
    .parse(await call('GET', '/api/categories'));
  if (category) await workCategory(page, category.id);
  await context.close();
}

/** As many rows as HTML with nothing else: no list can be there sooner. */
const plainRows = (count: number) =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Items</title>',
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">',
    ...Array.from(
      { length: count },
      (_, at) => `<h3>Dish ${at}</h3><p>With what is good that day</p><p>$${at}.50</p>`,
    ),
  ].join('\n');

type Visit = Awaited<ReturnType<typeof firstVisit>>;

function printVisits(name: string, visits: Visit[]) {
  const of = (figure: keyof Visit) => middle(visits.map((it) => it[figure]));
  const kib = (of('bytes') / 1024).toFixed(0).padStart(5);
  const requests = String(of('requests')).padStart(2);
  console.log(
    `${name.padEnd(23)}${kib} KiB in ${requests} requests, there after ${of('usable').toFixed(0)} ms; then busy for ${of('blocked').toFixed(0)} ms`,
  );
}

async function measure(cloud: LocalCloud, browser: Browser, size: number) {
  const restaurant = await benchRestaurant(cloud, size);
  const floor = `restaurant/rows${size}`;
  await putFloor(cloud, floor, plainRows(size));
  const who = { origin: cloud.origin, token: restaurant.token };
  const pages = {
    plain: { ...who, path: `/${floor}`, row: (page: Page) => page.getByRole('heading').first() },
    list: {
      ...who,
      path: '/dashboard?tab=menu-items',
      row: (page: Page) => page.getByRole('button', { name: 'Mark sold out' }).first(),
    },
  };
  const plain: Visit[] = [];
  const list: Visit[] = [];
  for (let visit = 0; visit < runs; visit += 1) {
    plain.push(await firstVisit(browser, pages.plain));
    list.push(await firstVisit(browser, pages.list));
  }
  printVisits(`${size} rows: plain HTML`, plain);
  printVisits(`${size} items: the list`, list);
  await workLists(browser, cloud.origin, restaurant);
}

/** What the owner's lists cost on a phone with bad data, and how they feel with a thousand items. */
export async function run() {
  await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'menuleaf-bench-'));
  const cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  const browser = await openBrowser();
  try {
    console.log(
      `Dashboard, cold, slow 4G, CPU ${cpuSlowdown}x slower, 390 px; median of ${runs} runs`,
    );
    for (const size of sizes) await measure(cloud, browser, size);
  } finally {
    await browser.close();
    await cloud.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import type { Browser, Page } from 'playwright-core';
import { inBrowser } from '../checks/on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchRestaurant, type BenchRestaurant } from './samples/bench-restaurant.ts';
import { putFloor } from './samples/floor-page.ts';
import { signedIn, twoVisits, type Visit } from './dashboard-visit.ts';
import { atShare } from './at-share.ts';
import { cpuSlowdown } from './measure-page.ts';
import * as z from 'zod';

/** Milliseconds from a key press to a frame with matches. */
const search = (page: Page, searched: { box: string; row: string; words: string }) =>
  page.evaluate(async ({ box, row, words }) => {
    const input = document.querySelector<HTMLInputElement>(box);
    if (!input) throw new Error(`No ${box}`);
    const from = performance.now();
    // Simulates typing: React tracks the field's value itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const isShown = () => {
      const rows = [...document.querySelectorAll(row)];
      return rows.length > 0 && rows.every((one) => one.textContent?.includes(words));
    };
    while (!isShown()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - from;
  }, searched);

/** Scrolls through the page, by this many pixels per frame. */
const scrollThrough = (page: Page, by: number) =>
  page.evaluate(async (step) => {
    window.scrollTo(0, 0);
    await new Promise((done) => setTimeout(done, 500));
    const times: number[] = [];
    let last = performance.now();
    for (let still = 0; still < 10;) {
      const before = window.scrollY;
      window.scrollBy(0, step);
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - last);
      last = performance.now();
      still = window.scrollY === before ? still + 1 : 0;
    }
    const sorted = times.toSorted((a, b) => a - b);
    return {
      elements: document.querySelectorAll('*').length,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slowest: sorted.at(-1) ?? 0,
    };
  }, by);

/** Milliseconds from the press until all prices are previewed. */
async function previewPrices(page: Page): Promise<{ open: number; typed: number }> {
  await page.getByRole('button', { name: 'More for your items' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: /^Select all/ }).click();
  const from = performance.now();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByLabel('By', { exact: true }).waitFor();
  const open = performance.now() - from;
  const before = performance.now();
  await page.getByLabel('By', { exact: true }).fill('10');
  await page.locator('tbody tr').first().waitFor();
  return { open, typed: performance.now() - before };
}

/** Pixels per frame: a quick flick of the thumb, and four times that. */
const flick = 150;
const fling = 600;
const row = 'li[aria-posinset]';
const frames = ({ median, slowest }: { median: number; slowest: number }) =>
  `${median.toFixed(0)} ms a frame (the screen's own: 17), the slowest ${slowest.toFixed(0)} ms`;

/** The item list: scrolled, searched, and all its prices changed. */
async function workItems(page: Page) {
  await page.goto('/dashboard?tab=menu-items');
  await page.locator(`main ${row}`).first().waitFor();
  const slow = await scrollThrough(page, flick);
  const fast = await scrollThrough(page, fling);
  const words = await page.locator(`main ${row} h3`).last().innerText();
  await page.evaluate(() => window.scrollTo(0, 0));
  const found = await search(page, { box: 'main [type=search]', row: `main ${row}`, words });
  await page.locator('main [type=search]').fill('');
  const prices = await previewPrices(page);
  console.log(`    items: found after ${found.toFixed(0)} ms
           scrolled at ${flick} px with ${frames(slow)}
           scrolled at ${fling} px with ${frames(fast)}; ${fast.elements} elements in the page
    prices: dialog after ${prices.open.toFixed(0)} ms, previewed ${prices.typed.toFixed(0)} ms after a key`);
}

/** A category's items, and all items available to it. */
async function workCategory(page: Page, categoryId: string) {
  const from = performance.now();
  await page.goto(`/category/${categoryId}/manage-items`, { waitUntil: 'commit' });
  await page.locator(`main ${row}`).first().waitFor();
  const open = performance.now() - from;
  await page.getByRole('button', { name: /^Available Items/ }).click();
  const available = 'section[aria-label="Available Items"]';
  // Of ten items, all are in one category.
  if ((await page.locator(`${available} ${row}`).count()) === 0) return;
  const scrolled = await scrollThrough(page, flick);
  const last = page.locator(`${available} ${row} button > span`).last();
  // The name precedes the note.
  const words = await last.evaluate((name) => name.firstChild?.textContent ?? '');
  const found = await search(page, {
    box: `${available} input`,
    row: `${available} ${row}`,
    words,
  });
  console.log(`    manage items: open after ${open.toFixed(0)} ms, found after ${found.toFixed(0)} ms
           scrolled at ${flick} px with ${frames(scrolled)}`);
}

const ids = z.array(z.object({ id: z.string() }));

/** Cost of the owner's lists on a slow phone, once scripts have loaded. */
async function workLists(page: Page, { call }: BenchRestaurant) {
  await workItems(page);
  const [category] = ids.parse(await call('GET', '/api/categories'));
  if (category) await workCategory(page, category.id);
}

const sizes = [10, 1000];
const runs = 9;

const usableRow = (page: Page) => page.getByRole('button', { name: 'Mark sold out' }).first();

async function workAllLists(browser: Browser, origin: string, restaurant: BenchRestaurant) {
  const context = await signedIn(browser, { origin, token: restaurant.token });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await workLists(page, restaurant);
  await context.close();
}

/** Names and prices of as many rows as plain HTML: the lower bound for any list. */
const plainRows = (count: number) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Items</title><ul>${Array.from(
    { length: count },
    (_, at) => `<li><h3>Dish ${at}</h3><p>With what is good that day</p><p>$${at}.50</p></li>`,
  ).join('\n')}</ul>`;

function printVisits(name: string, visits: Visit[]) {
  const of = (figure: keyof Visit) => atShare(visits.map((it) => it[figure]));
  console.log(
    `${name.padEnd(26)}${(of('bytes') / 1024).toFixed(1).padStart(6)} KiB in ${String(of('requests')).padStart(2)} requests, ` +
      `first paint ${of('fcp').toFixed(0)} ms, data asked for at ${of('asked').toFixed(0)} ms, ` +
      `there after ${of('usable').toFixed(0)} ms, then busy for ${of('blocked').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}`,
  );
}

async function measure(cloud: LocalCloud, browser: Browser, size: number) {
  const restaurant = await benchRestaurant(cloud, size);
  const way = { origin: cloud.origin, token: restaurant.token };
  const floor = `restaurant/rows${size}`;
  await putFloor(cloud, floor, plainRows(size));
  const plain: Visit[] = [];
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const row = (page: Page) => page.getByRole('heading').first();
    plain.push((await twoVisits(browser, { ...way, path: `/${floor}`, row })).first);
    const list = { ...way, path: '/dashboard?tab=menu-items', row: usableRow };
    const { first, second } = await twoVisits(browser, list);
    firsts.push(first);
    seconds.push(second);
  }
  printVisits(`${size} rows: plain HTML`, plain);
  printVisits(`${size} items: first visit`, firsts);
  printVisits(`${size} items: second visit`, seconds);
  await workAllLists(browser, cloud.origin, restaurant);
}

/** Cost of the owner's lists on a phone with bad data, and their speed with a thousand items. */
export async function run() {
  await inBrowser(async (cloud, browser) => {
    console.log(`Dashboard, slow 4G, CPU ${cpuSlowdown}x slower, 390 px; median of ${runs} runs`);
    for (const size of sizes) await measure(cloud, browser, size);
  });
}

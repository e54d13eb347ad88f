import type { Page } from 'playwright-core';
import * as z from 'zod';
import type { BenchRestaurant } from './samples/bench-restaurant.ts';

type Searched = { box: string; row: string; words: string };

/** Milliseconds from a key press to a frame with matches. */
const search = (page: Page, searched: Searched) =>
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
export async function workLists(page: Page, { call }: BenchRestaurant) {
  await workItems(page);
  const [category] = ids.parse(await call('GET', '/api/categories'));
  if (category) await workCategory(page, category.id);
}

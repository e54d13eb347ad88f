import type { Page } from 'playwright-core';

type Searched = { box: string; row: string; words: string };

/** Milliseconds from a key until a frame shows what matches. */
export const search = (page: Page, searched: Searched) =>
  page.evaluate(async ({ box, row, words }) => {
    const input = document.querySelector<HTMLInputElement>(box);
    if (!input) throw new Error(`No ${box}`);
    const from = performance.now();
    // As typing does it: React keeps its own value of the field.
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

/** Scrolls all through the page, or through the box in it, so many pixels at a frame. */
export const scrollThrough = (page: Page, by: number, box?: string) =>
  page.evaluate(
    async ([step, selector]) => {
      const scroller = (selector && document.querySelector(selector)) || document.documentElement;
      scroller.scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 500));
      const times: number[] = [];
      let last = performance.now();
      for (let still = 0; still < 10;) {
        const before = scroller.scrollTop;
        scroller.scrollBy(0, step);
        await new Promise(requestAnimationFrame);
        times.push(performance.now() - last);
        last = performance.now();
        still = scroller.scrollTop === before ? still + 1 : 0;
      }
      const sorted = times.toSorted((a, b) => a - b);
      return {
        height: scroller.scrollHeight,
        elements: document.querySelectorAll('*').length,
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        slowest: sorted.at(-1) ?? 0,
      };
    },
    [by, box] as const,
  );

/** Milliseconds from the press until all prices of the list are previewed. */
export async function previewPrices(page: Page): Promise<{ open: number; typed: number }> {
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

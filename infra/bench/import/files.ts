import type { Browser, Page } from 'playwright-core';
import type { Pair } from './score.ts';

export type MenuFile = {
  name: string;
  mimeType: string;
  buffer: Buffer;
  expected: Pair[];
};

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What is made of a page by a browser of its own size. */
export const drawn = async <Result>(
  browser: Browser,
  html: string,
  work: (page: Page) => Promise<Result>,
  density = 2,
) => {
  const page = await browser.newPage({
    viewport: { width: 900, height: 900 },
    deviceScaleFactor: density,
  });
  await page.setContent(html);
  // A page without a frame yet cannot be captured.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const result = await work(page);
  await page.close();
  return result;
};

import type { Browser } from 'playwright-core';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchRestaurant } from './samples/bench-restaurant.ts';
import { putFloor } from './samples/floor-page.ts';
import { type Figures, measurePage, median } from './measure-page.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';

const runs = 9;
const pages = { home: '/', welcome: '/welcome' };

/** A fully loaded page's texts and pictures, in order and size, as plain HTML. */
async function floorOf(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  const body = await page.evaluate(() =>
    [...document.querySelectorAll('h1,h2,h3,p,li,main a,img')].flatMap((it) => {
      if (!it.checkVisibility()) return [];
      if (!(it instanceof HTMLImageElement)) {
        const plain = document.createElement(it.matches('a,li') ? 'p' : it.localName);
        plain.textContent = it.querySelector('h1,h2,h3,p,a') ? '' : it.textContent;
        return plain.textContent ? [plain.outerHTML] : [];
      }
      const { width, height } = it.getBoundingClientRect();
      const plain = new Image(Math.round(width), Math.round(height));
      plain.setAttribute('src', it.currentSrc || it.src);
      plain.setAttribute('loading', it.loading);
      return width > 0 ? [plain.outerHTML] : [];
    }),
  );
  await context.close();
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Menuleaf</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    // No line breaks between pictures, which would count as a text of their size.
    body.join(''),
  ].join('\n');
}

const line = (name: string, { bytes, requests, fcp, lcp, tbt, cls }: Figures) =>
  console.log(
    `${name.padEnd(24)}${(bytes / 1024).toFixed(1).padStart(8)}${String(requests).padStart(6)}` +
      `${fcp.toFixed(0).padStart(7)}${lcp.toFixed(0).padStart(7)}${tbt.toFixed(0).padStart(6)}${cls.toFixed(4).padStart(9)}`,
  );

async function measure(cloud: LocalCloud, browser: Browser, name: string, path: string) {
  const url = `${cloud.origin}${path}`;
  // Short: longer names can't be ids, and get no lookup.
  const floorKey = `restaurant/floor-${path.length}`;
  await putFloor(cloud, floorKey, await floorOf(browser, url));
  const shown: Figures[] = [];
  const floors: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await measurePage(browser, `${cloud.origin}/${floorKey}`));
    shown.push(await measurePage(browser, url));
  }
  const [page, floor] = [median(shown), median(floors)];
  line(`${name}: plain HTML`, floor);
  line(`${name}: the page`, page);
  console.log(`    LCP ${(page.lcp / floor.lcp).toFixed(2)} of the plain page`);
}

/** What new visitors see first, against a plain page of the same content. */
export async function run() {
  await inBrowser(async (cloud, browser) => {
    console.log(`Cold, slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, 390 px; median of ${runs} runs`);
    await benchRestaurant(cloud, 'front', 10);
    console.log('                             KiB  reqs    FCP    LCP   TBT      CLS');
    for (const [name, path] of Object.entries(pages)) await measure(cloud, browser, name, path);
  });
}

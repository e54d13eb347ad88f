import { brotliCompressSync, constants } from 'node:zlib';
import { themeNames } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import type { Browser } from 'playwright-core';
import { giveImages } from './samples/bench-images.ts';
import { benchRestaurant, type BenchRestaurant } from './samples/bench-restaurant.ts';
import { measureWithFloor } from './measure-with-floor.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { pageWith } from './samples/page-with.ts';

const runs = 9;
const dishes = 60;
const images = 15;
const atLevel5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function measure(
  cloud: LocalCloud,
  browser: Browser,
  { restaurant, url }: { restaurant: BenchRestaurant; url: string },
  photo?: 'photo',
) {
  for (const theme of themeNames) {
    await restaurant.call('PUT', `/api/restaurants/${restaurant.id}/look`, { theme });
    const { title, light } = themes[theme];
    const asks = { sign: light.paper, runs, photo };
    const { html, page, floor } = await measureWithFloor(cloud, browser, url, asks);
    const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
    const ms = (value: number) => value.toFixed(0).padStart(6);
    const over = (page.lcp / floor.lcp).toFixed(2).padStart(7);
    console.log(
      title.padEnd(16) +
        kib(brotliCompressSync(html, atLevel5).length) +
        kib(page.bytes) +
        String(page.requests).padStart(6) +
        ms(page.fcp) +
        ms(page.lcp) +
        ms(floor.lcp) +
        over +
        page.cls.toFixed(4).padStart(9),
    );
  }
}

const heading = '                   HTML    all  reqs   FCP   LCP floor   over      CLS';

/** The same menu in each theme, with its font and rules, against the same text as plain HTML; then with photos. */
export async function run() {
  process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';
  await inBrowser(async (cloud, browser) => {
    console.log(`Cold, slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, 390 px; median of ${runs} runs`);
    console.log(`KiB: the HTML alone, compressed; then everything, with headers. Times in ms.`);
    const restaurant = await benchRestaurant(cloud, dishes);
    const menu = { restaurant, url: `${cloud.origin}/restaurant/${restaurant.id}/menu` };
    await pageWith(menu.url, 'class="item"');
    console.log(`\n${dishes} dishes\n${heading}`);
    await measure(cloud, browser, menu);
    await giveImages(restaurant, menu.url, images);
    console.log(
      `\nThe first ${images} with a photo, beside the text and the first photo\n${heading}`,
    );
    await measure(cloud, browser, menu, 'photo');
  });
}

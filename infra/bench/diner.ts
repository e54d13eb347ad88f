import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { inBrowser } from './on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchRestaurant, type BenchRestaurant } from './bench-restaurant.ts';
import { countCalls } from './count-calls.ts';
import { floorPage, putFloor } from './floor-page.ts';
import { type Figures, measurePage, median } from './measure-page.ts';

const sizes = (process.env.BENCH_SIZES ?? '10,60,300,1000').split(',').map(Number);
const runs = Number(process.env.BENCH_RUNS ?? 9);
const edits = 5;

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
const ms = (value: number) => value.toFixed(0).padStart(6);
const atLevel5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function pageWith(url: string, text: string): Promise<string> {
  for (;;) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.ok && html.includes(text)) return html;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const line = (name: string, { bytes, requests, fcp, lcp, tbt, cls }: Figures, htmlBytes: number) =>
  console.log(
    `${name.padEnd(22)}${kib(htmlBytes)}${kib(bytes)}${String(requests).padStart(6)}${ms(fcp)}${ms(lcp)}${ms(tbt)}${cls.toFixed(4).padStart(9)}`,
  );

/** Milliseconds from an edit's answer to its showing at the edge. */
async function publishTime(origin: string, { id, itemIds, call }: BenchRestaurant) {
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const name = `Edited ${edit} ${Date.now()}`;
    const form = new FormData();
    form.set('name', name);
    form.set('price', '10');
    await call('PUT', `/api/menus/items/${itemIds[0]}`, form);
    const from = performance.now();
    await pageWith(`${origin}/restaurant/${id}/menu`, name);
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(edits / 2)] ?? 0;
}

async function measure(cloud: LocalCloud, browser: Browser, size: number) {
  const restaurant = await benchRestaurant(cloud, size);
  const { origin } = cloud;
  const url = `${origin}/restaurant/${restaurant.id}/menu`;
  const published = await publishTime(origin, restaurant);
  const html = await pageWith(url, 'Menu last updated');
  const floorKey = `restaurant/floor${size}`;
  const plain = await floorPage(browser, html);
  await putFloor(cloud, floorKey, plain);
  const counts = countCalls(cloud);
  const pages: Figures[] = [];
  const floors: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await measurePage(browser, `${origin}/${floorKey}`));
    pages.push(await measurePage(browser, url));
  }
  const [page, floor] = [median(pages), median(floors)];
  line(`${size} items: plain HTML`, floor, brotliCompressSync(plain, atLevel5).length);
  line(`${size} items: the page`, page, brotliCompressSync(html, atLevel5).length);
  const over = (name: 'fcp' | 'lcp') => `${((page[name] / floor[name] - 1) * 100).toFixed(0)}%`;
  console.log(
    `    FCP ${over('fcp')} and LCP ${over('lcp')} over the floor; an edit shows after ${published.toFixed(0)} ms; ` +
      `${runs * 2} views made ${counts.lambda} Lambda calls and ${counts.dynamodb} DynamoDB requests`,
  );
}

/** That the counter counts: where there is no page, a function has to look. */
async function printControl(cloud: LocalCloud) {
  const counts = countCalls(cloud);
  await (await fetch(`${cloud.origin}/restaurant/nothing`)).text();
  console.log(
    `\nFor comparison, an address that has no page: ${counts.lambda} Lambda call and ${counts.dynamodb} DynamoDB request`,
  );
}

/** What a diner's page costs on a phone with bad data, beside the same text as plain HTML. */
export async function run() {
  process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';
  await inBrowser(async (cloud, browser) => {
    console.log(`Cold, slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, 390 px; median of ${runs} runs`);
    console.log('KiB: the HTML alone, compressed; then everything, with headers. Times in ms.\n');
    console.log('                         HTML    all  reqs   FCP   LCP   TBT      CLS');
    for (const size of sizes) await measure(cloud, browser, size);
    await printControl(cloud);
  });
}

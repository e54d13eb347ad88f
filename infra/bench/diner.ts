import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { inBrowser } from '../checks/on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { giveImages, imageWeights } from './samples/bench-images.ts';
import { benchRestaurant, type BenchRestaurant } from './samples/bench-restaurant.ts';
import { atShare } from './at-share.ts';
import { countCalls } from './count-calls.ts';
import { measureWithFloor } from './measure-with-floor.ts';
import type { Figures } from './measure-page.ts';
import { pageWith } from './samples/page-with.ts';
import * as z from 'zod';
import { translationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';

/** Appears on a page once it is translated. */
const arabicWord = 'مشوي';
const words = [arabicWord, 'طازج', 'خضار', 'لحم', 'دجاج', 'أرز', 'صلصة', 'ليمون', 'خبز', 'زيتون'];

const inItsWords = (original: string) =>
  original
    .split(' ')
    .map((word, at) => words[(word.length + at) % words.length])
    .join(' ');

const withId = z.array(z.object({ id: z.string() }));
const withRows = z.object({ rows: z.array(translationRow) });

/** Adds an Arabic translation to a restaurant's menu, covering each of its texts. */
async function inArabic({ call }: BenchRestaurant): Promise<void> {
  const [menu] = withId.parse(await call('GET', '/api/menus'));
  await call('PUT', `/api/menus/${menu?.id}`, { further_languages: ['ar'] });
  const path = `/api/menus/${menu?.id}/translations/ar`;
  const { rows } = withRows.parse(await call('GET', path));
  const said = rows.map(({ kind, id, updated_at, original: { name, description } }) => ({
    kind,
    id,
    updated_at,
    words: { name: inItsWords(name), ...(description && { description: inItsWords(description) }) },
  }));
  await call('PUT', path, { rows: said });
}

const sizes = [10, 60, 300, 1000];
const runs = 9;
const edits = 5;
/** Dishes of the menu with images, and the number of images. */
const withImages = { size: 60, images: 15 };

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
const ms = (value: number) => value.toFixed(0).padStart(6);
const atLevel5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const line = (name: string, { bytes, requests, fcp, lcp, tbt, cls }: Figures, htmlBytes: number) =>
  console.log(
    `${name.padEnd(32)}${kib(htmlBytes)}${kib(bytes)}${String(requests).padStart(6)}${ms(fcp)}${ms(lcp)}${ms(tbt)}${cls.toFixed(4).padStart(9)}`,
  );

/** Milliseconds from an edit's response until the edge shows it. */
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
  return atShare(times);
}

async function besideFloor(
  cloud: LocalCloud,
  browser: Browser,
  name: string,
  url: string,
  shown: { sign?: string; photo?: 'photo' | undefined } = {},
) {
  const { page, floor, html, plain } = await measureWithFloor(cloud, browser, url, {
    sign: 'Menu last updated',
    runs,
    ...shown,
  });
  line(
    `${name}: plain HTML${shown.photo ? ' and it' : ''}`,
    floor,
    brotliCompressSync(plain, atLevel5).length,
  );
  line(`${name}: the page`, page, brotliCompressSync(html, atLevel5).length);
  const over = (figure: 'fcp' | 'lcp') =>
    `${figure.toUpperCase()} ${(page[figure] / floor[figure]).toFixed(2)}`;
  return `${over('fcp')} and ${over('lcp')} of the floor`;
}

const menuOf = (origin: string, { id }: BenchRestaurant) => `${origin}/restaurant/${id}/menu`;

async function measure(cloud: LocalCloud, browser: Browser, size: number) {
  const restaurant = await benchRestaurant(cloud, size);
  const published = await publishTime(cloud.origin, restaurant);
  const counts = countCalls(cloud);
  const url = menuOf(cloud.origin, restaurant);
  const over = await besideFloor(cloud, browser, `${size} items`, url);
  console.log(
    `    ${over}; an edit shows after ${published.toFixed(0)} ms; ` +
      `${runs * 2} views made ${counts.lambda} Lambda calls and ${counts.dynamodb} DynamoDB requests`,
  );
}

/** Each adds to the previous one: colors, a font subset to the headings, large photos. */
const looks = [
  ['a brand', { accent: '#8a1c2b' }, '--band:'],
  ['a brand and a face', { accent: '#8a1c2b', type: 'elegant' }, 'font/woff2'],
] as const;

/** The same menu in its restaurant's look. */
async function measureLooks(cloud: LocalCloud, browser: Browser) {
  const { size, images } = withImages;
  const restaurant = await benchRestaurant(cloud, size);
  const url = menuOf(cloud.origin, restaurant);
  const wear = async (name: string, look: object, sign: string, photo?: 'photo') => {
    await restaurant.call('PUT', `/api/restaurants/${restaurant.id}/look`, look);
    await pageWith(url, sign);
    console.log(
      `    ${await besideFloor(cloud, browser, `${size} items, ${name}`, url, { photo })}`,
    );
  };
  for (const [name, look, sign] of looks) await wear(name, look, sign);
  await giveImages(restaurant, url, images);
  // A large photo occupies the network for its size: measured against the text alone, and with that photo.
  const photos = { layout: 'photos' };
  await wear(`all and ${images} photos`, photos, 'diner photos');
  await wear(`all, beside a first photo`, photos, 'diner photos', 'photo');
}

/** The first dishes have images, to fill the first view with them. */
async function measureWithImages(cloud: LocalCloud, browser: Browser) {
  const { size, images } = withImages;
  const restaurant = await benchRestaurant(cloud, size);
  const url = menuOf(cloud.origin, restaurant);
  await giveImages(restaurant, url, images);
  const over = await besideFloor(cloud, browser, `${size} items, ${images} images`, url);
  const { avif, webp } = await imageWeights(url);
  console.log(
    `    ${over}; an image has ${kib(avif).trim()} KiB as AVIF, ${kib(webp).trim()} as WebP`,
  );
}

/** The same dishes in Arabic: two-byte letters, right to left, and translated words for the scripts. */
async function measureInArabic(cloud: LocalCloud, browser: Browser) {
  const { size } = withImages;
  const restaurant = await benchRestaurant(cloud, size);
  const url = `${menuOf(cloud.origin, restaurant)}/ar`;
  await inArabic(restaurant);
  await pageWith(url, arabicWord);
  console.log(
    `    ${await besideFloor(cloud, browser, `${size} items, in Arabic`, url, { sign: arabicWord })}`,
  );
}

/** A control for the counter: a missing page has to trigger a function. */
async function printControl(cloud: LocalCloud) {
  const counts = countCalls(cloud);
  await (await fetch(`${cloud.origin}/restaurant/nothing`)).text();
  console.log(
    `\nFor comparison, an address that has no page: ${counts.lambda} Lambda call and ${counts.dynamodb} DynamoDB request`,
  );
}

/** Cost of a diner's page on a phone with bad data, without and with images, against the same text as plain HTML. */
export async function run() {
  process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';
  await inBrowser(async (cloud, browser) => {
    console.log(`Cold, slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, 390 px; median of ${runs} runs`);
    console.log('KiB: the HTML alone, compressed; then everything, with headers. Times in ms.\n');
    console.log('                                   HTML    all  reqs   FCP   LCP   TBT      CLS');
    for (const size of sizes) await measure(cloud, browser, size);
    await measureWithImages(cloud, browser);
    await measureLooks(cloud, browser);
    await measureInArabic(cloud, browser);
    await printControl(cloud);
  });
}

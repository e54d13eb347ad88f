import type { Browser, Page } from 'playwright-core';
import { inBrowser } from '../checks/on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchRestaurant, type BenchRestaurant } from './samples/bench-restaurant.ts';
import { putFloor } from './samples/floor-page.ts';
import { signedIn, twoVisits, type Visit } from './dashboard-visit.ts';
import { atShare } from './at-share.ts';
import { cpuSlowdown } from './measure-page.ts';
import { workLists } from './owner-lists.ts';

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

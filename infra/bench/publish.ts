import { setTimeout as wait } from 'node:timers/promises';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { atShare } from './at-share.ts';
import { benchOwner, openTableOf } from './samples/bench-restaurant.ts';
import { measureUnderLoad } from './publishing/under-load.ts';
import { importPlates } from './publishing/import-plates.ts';
import * as z from 'zod';
import { eachRequest } from './count-calls.ts';
import { waitUntilPublished } from './publishing/wait-until-published.ts';

const imported = z.object({ items: z.array(z.object({ id: z.string() })) });

/** Milliseconds without further writes. */
const quietMs = 3000;

/** Counts the publishers' bucket and table requests, from now on. */
function countRequests(cloud: LocalCloud) {
  const publisher = Object.entries(cloud.environments).find(([name]) =>
    name.includes('-Service-publisher'),
  );
  const key = publisher?.[1].AWS_ACCESS_KEY_ID ?? 'none';
  const counts = { objects: 0, looks: 0, table: 0, last: performance.now() };
  eachRequest(({ headers, method }) => {
    if (!String(headers.authorization).includes(key)) return;
    if (headers['x-amz-target'] !== undefined) counts.table += 1;
    else if (method === 'PUT') counts.objects += 1;
    else counts.looks += 1;
    counts.last = performance.now();
  });
  const quiet = async () => {
    while (performance.now() - counts.last < quietMs) await wait(100);
  };
  return { counts, quiet };
}

/** An owner of five restaurants, one of which shows the dish: the publisher's work for one “sold out” switch. */
async function soldOut(cloud: LocalCloud) {
  const { call, made } = await benchOwner(cloud);
  const category = await made('/api/categories', { name: 'Plates' });
  const restaurants: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const restaurant_id = await made('/api/restaurants', { name });
    const menu = await made('/api/menus', { name: `Menu ${name}`, restaurant_id });
    if (name === 'One')
      await call('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
    restaurants.push(restaurant_id);
  }
  const items = [{ name: 'Leek soup', price: 9, category_ids: [category] }];
  const answer = imported.parse(await call('POST', '/api/menus/items/import', { items }));
  const { counts, quiet } = countRequests(cloud);
  await quiet();
  const before = { ...counts };
  const path = `/restaurant/${restaurants[0]}/menu`;
  const switched = `/api/menus/items/${answer.items[0]?.id}/availability`;
  await call('PATCH', switched, { is_available: false });
  const savedAt = performance.now();
  await waitUntilPublished(cloud.origin, [{ path, text: 'Sold out', savedAt }]);
  await quiet();
  return {
    objects: counts.objects - before.objects,
    looks: counts.looks - before.looks,
    table: counts.table - before.table,
  };
}

const edits = 20;

type Owner = Awaited<ReturnType<typeof benchOwner>>;

/** A restaurant with one category of this many dishes. */
async function makeMenu({ call, made }: Owner, size: number) {
  const restaurant_id = await made('/api/restaurants', { name: 'The Olive Yard' });
  const menu = await made('/api/menus', { name: 'All day', restaurant_id });
  const category = await made('/api/categories', { name: 'Plates' });
  await call('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
  const itemIds = await importPlates({ call }, category, size);
  return { restaurant_id, menu, itemIds };
}

/** Milliseconds from an edit's response until diners see it at the edge, one by one. */
async function timesToShow(origin: string, { call }: Owner, restaurant: string, menu: string) {
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const name = `Menu ${edit} of ${Date.now()}`;
    await call('PUT', `/api/menus/${menu}`, { name });
    const from = performance.now();
    const shows = async () =>
      (await (await fetch(`${origin}/restaurant/${restaurant}/menu`)).text()).includes(name);
    while (!(await shows())) await wait(25);
    times.push(performance.now() - from);
  }
  return times;
}

function print(what: string, times: number[]) {
  const figures = [0.5, 0.99].map((share) => atShare(times, share).toFixed(0).padStart(8));
  console.log(`${what.padEnd(56)}${figures.join('')}`);
}

/** Changes 1,000 prices in batches, like owners editing by hand and in bulk. */
async function changePrices({ call }: Owner, itemIds: string[], atOnce: number, from: number) {
  for (let at = 0; at < itemIds.length; at += atOnce) {
    const changes = itemIds.slice(at, at + atOnce).map((id) => ({ id, from, to: from + 1 }));
    await call('POST', '/api/menus/items/prices', { changes });
  }
}

async function measure(cloud: LocalCloud) {
  const neighbour = await benchOwner(cloud);
  const busy = await benchOwner(cloud);
  const broken = await benchOwner(cloud);
  const { restaurant_id, menu } = await makeMenu(neighbour, 10);
  const { itemIds } = await makeMenu(busy, 1000);
  await makeMenu(broken, 1);
  const times = () => timesToShow(cloud.origin, neighbour, restaurant_id, menu);
  console.log(
    `\nan edit is seen by diners (${edits} edits)                       p50     p99   (ms)`,
  );
  print('nobody else edits', await times());

  for (const [atOnce, calls] of [
    [1000, 'one call'],
    [50, 'twenty calls'],
  ] as const) {
    const burst = changePrices(busy, itemIds, atOnce, atOnce === 1000 ? 10 : 11);
    print(`another owner changes 1,000 prices in ${calls}`, await times());
    await burst;
  }

  // This cannot be published: it has no name and no price.
  const poison = rowKey(keys.item)(broken.id, 'poison');
  await openTableOf(cloud).put(poison);
  print('another owner’s menu cannot be published', await times());
}

/** How soon one owner's edit shows under others' load, and publishing costs. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    await measure(cloud);
    const { objects, looks, table } = await soldOut(cloud);
    console.log(
      `\none dish of one of five restaurants is sold out: ${objects} objects written (floor 2: ` +
        `the page and its data), ${looks} looked at, ${table} requests to the table`,
    );
  });
  await measureUnderLoad();
}

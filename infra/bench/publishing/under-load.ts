import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import { republishStore } from '@menuleaf/public-menu-service/publishing/republish-store.ts';
import { startCloudProcess } from './cloud-process.ts';
import { measureUsage, resourceUsage } from './resource-usage.ts';
import { editAll, storeOwners } from './many-owners.ts';
import { openTableOf, benchOwner } from '../samples/bench-restaurant.ts';
import { waitUntilPublished } from './wait-until-published.ts';
import { importPlates } from './import-plates.ts';

const dishes = 480;

/** Five restaurants, each with its own menu of all 480 dishes. */
async function storeRestaurants(cloud: LocalCloud) {
  const { call, made } = await benchOwner(cloud);
  const category = await made('/api/categories', { name: 'Plates' });
  const itemIds = await importPlates({ call }, category, dishes);
  const paths: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const restaurant_id = await made('/api/restaurants', { name });
    const menu = await made('/api/menus', { name: `Menu ${name}`, restaurant_id });
    await call('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
    paths.push(`/restaurant/${restaurant_id}/menu`);
  }
  const savedAt = performance.now();
  const shown = (text: string) => paths.map((path) => ({ path, text, savedAt }));
  await waitUntilPublished(cloud.origin, shown(`Plate ${dishes - 1}<`));
  return { call, itemIds, paths };
}

/** Milliseconds from the last call's response until all five show all prices; sequential calls. */
async function bulkPrices(cloud: LocalCloud) {
  const { call, itemIds, paths } = await storeRestaurants(cloud);
  return async (calls: number, from: number, to: number) => {
    const each = dishes / calls;
    for (let at = 0; at < dishes; at += each) {
      const changes = itemIds.slice(at, at + each).map((id) => ({ id, from, to }));
      await call('POST', '/api/menus/items/prices', { changes });
    }
    const savedAt = performance.now();
    const isNew = (text: string) => !text.includes(`$${from}.00`) && text.includes(`$${to}.00`);
    return waitUntilPublished(
      cloud.origin,
      paths.map((path) => ({ path, text: isNew, savedAt })),
    );
  };
}

/** One run of the republisher over everything: time per restaurant, and share of a core. */
async function republishAll(cloud: LocalCloud & { pid: number }): Promise<void> {
  const store = republishStore(openTableOf(cloud));
  const from = performance.now();
  const { result: made, functionsSeconds } = await measureUsage(cloud.pid, async () => {
    const orderedAt = await store.order(new Date());
    const run = fetch(`${cloud.origin}/__local/schedules?function=republisher`, { method: 'POST' });
    for (;;) {
      const { parts: all } = await store.state();
      const mine = [...all.values()].filter(({ job }) => job.endsWith(`@${orderedAt}`));
      if (mine.filter(({ finished_at }) => finished_at).length === parts.length) {
        await run;
        return mine.reduce((sum, part) => sum + part.made, 0);
      }
      await wait(100);
    }
  });
  const ms = (performance.now() - from) / made;
  console.log(
    `\nevery page anew: ${made} restaurants, ${ms.toFixed(0)} ms each by one run of six at once, ` +
      `${((functionsSeconds * 1000) / made).toFixed(0)} ms of a core in the function`,
  );
}

const concurrency = 10;
const body = '<p>'.padEnd(40_000, 'menu ');

/** Milliseconds to put this many page-sized objects into the bucket, without reading or rendering. */
async function writeFloor(cloud: LocalCloud, objects: number): Promise<number> {
  const { Bucket, s3 } = bucketOf(cloud, 'PAGES_BUCKET');
  const from = performance.now();
  const queue = Array.from({ length: objects }, (_, at) => `bench/${at}`).values();
  const worker = async () => {
    for (const Key of queue)
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: `${body}${Key}` }));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return performance.now() - from;
}

const owners = 120;

/** A full minute, since some functions run every minute. */
const idleMs = 60_000;

const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1).padStart(7);

type Use = { cpuSeconds: number; memoryMb: number };

function print(what: string, times: readonly number[], floorMs: number, use: Use) {
  const half = times[Math.floor(times.length / 2)];
  const figures = [half, times.at(-1), floorMs].map(seconds).join(' ');
  const taken = `${use.cpuSeconds.toFixed(1).padStart(7)} ${use.memoryMb.toFixed(0).padStart(7)}`;
  console.log(`${what.padEnd(56)}${figures} ${taken}`);
}

/** The local cloud's resource usage, and page delays when many edits are saved at once. */
export async function measureUnderLoad(): Promise<void> {
  const cloud = await startCloudProcess();
  try {
    const before = resourceUsage(cloud.pid);
    await wait(idleMs);
    const idle = resourceUsage(cloud.pid);
    const share = ((idle.cpuMs - before.cpuMs) / idleMs) * 100;
    console.log(`\nidle: ${share.toFixed(1)} % of a core, ${idle.memoryMb.toFixed(0)} MiB`);
    console.log(
      `\nseconds until diners see it${' '.repeat(29)}    p50    last   floor   CPU s     MiB`,
    );
    const many = await storeOwners(cloud, owners);
    const floor = await writeFloor(cloud, 2 * owners);
    for (const _ of [1, 2]) {
      const { result, ...use } = await measureUsage(cloud.pid, () => editAll(cloud, many));
      print(
        `${owners} owners edit within ${seconds(result.savingMs).trim()} s`,
        result.times,
        floor,
        use,
      );
    }
    const change = await bulkPrices(cloud);
    const floorOfFive = await writeFloor(cloud, 10);
    for (const [calls, from] of [
      [1, 10],
      [10, 11],
    ] as const) {
      const { result, ...use } = await measureUsage(cloud.pid, () => change(calls, from, from + 1));
      print(`480 prices in 5 restaurants, ${calls} calls`, result, floorOfFive, use);
    }
    await republishAll(cloud);
  } finally {
    await cloud.close();
  }
}

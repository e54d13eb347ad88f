import { setTimeout } from 'node:timers/promises';
import { benchOwner } from './samples/bench-restaurant.ts';
import { startCloudProcess } from './publishing/cloud-process.ts';
import { importPlates } from './publishing/import-plates.ts';
import { measureUsage } from './publishing/resource-usage.ts';

const times = 300;
const dishes = 60;

type Call = (at: number) => Promise<unknown>;

/** Milliseconds between calls: a slice's gateway allows at most 100 a second. */
const intervalMs = 12;

/** One after the other, as the gateway lets them through. */
async function callInTurn(call: Call): Promise<void> {
  for (let at = 0; at < times; at += 1) await Promise.all([call(at), setTimeout(intervalMs)]);
}

/** What is called while functions start does not count. */
async function workOf(pid: number, call: Call): Promise<number> {
  await callInTurn(call);
  const { functionsSeconds } = await measureUsage(pid, async () => await callInTurn(call));
  return (functionsSeconds * 1000) / times;
}

function plate(name: string, categoryIds: string[] | undefined, price = 5): FormData {
  const form = new FormData();
  form.set('name', name);
  form.set('price', String(price + 1));
  if (categoryIds) form.set('category_ids', JSON.stringify(categoryIds));
  return form;
}

/** Milliseconds of a core that a function takes for a warm call, waiting set aside: what COSTS.md reckons by. */
export async function measureWork(): Promise<void> {
  const cloud = await startCloudProcess();
  try {
    const { call, made } = await benchOwner(cloud);
    const category = await made('/api/categories', { name: 'Plates' });
    await importPlates({ call }, category, dishes);
    console.log(`\na warm call, of an owner with ${dishes} dishes       ms of a core`);
    const item = await made('/api/menus/items', plate('Soup', [category]));
    const calls: [name: string, call: Call][] = [
      ['who am I', () => call('GET', '/api/auth/me')],
      ['the dashboard’s lists', () => call('GET', '/api/overview')],
      ['a price', (at) => call('PUT', `/api/menus/items/${item}`, plate('Soup', undefined, at))],
    ];
    for (const [name, one] of calls) {
      const ms = await workOf(cloud.pid, one);
      console.log(`${name.padEnd(44)}${ms.toFixed(1).padStart(12)}`);
    }
  } finally {
    await cloud.close();
  }
}

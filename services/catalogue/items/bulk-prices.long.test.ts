import { setTimeout as wait } from 'node:timers/promises';
import { send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { changePrices } from './change-prices.ts';
import { dyingAfter } from '../testing/dying-table.ts';
import { imagesStore } from '../images/images-store.ts';
import { uploadsStore } from '../images/uploads-store.ts';

const count = 960;
let me: TestOwner;
let restaurantId: string;
let ids: string[];
beforeAll(async () => {
  me = await newProOwner();
  restaurantId = await me.made('/api/restaurants', { name: 'Fig Tree' });
  await me.send('POST', '/api/menus', { name: 'Everything', restaurant_id: restaurantId });
  const category = await me.made('/api/categories', { name: 'All' });
  ids = await manyDishes(me, count, { price: 1, category_ids: [category] });
  await waitUntil(pricesSeen, (seen) => seen.get(1) === count);
  await pagesUpToDate();
});

/** How many dishes diners see at each price. */
async function pricesSeen(): Promise<Map<number, number>> {
  const { json } = await send('GET', `/api/restaurants/public/${restaurantId}/menu`);
  const seen = new Map<number, number>();
  for (const { items } of json?.categories ?? []) {
    for (const { price } of items) seen.set(price, (seen.get(price) ?? 0) + 1);
  }
  return seen;
}

async function revision(): Promise<unknown> {
  const pk = keys.publicRestaurant.pk(restaurantId);
  return (await table.get({ pk, sk: keys.publicRestaurant.sk() }))?.revision;
}

/** Waits until earlier changes are published: no new revision for a while. */
async function pagesUpToDate() {
  for (let last: unknown, now = await revision(); last !== now; now = await revision()) {
    last = now;
    await wait(2000);
  }
}

/** Polls until it is over: records what diners saw and the number of publications. */
async function watched(
  isOver: () => Promise<boolean>,
  isWhole = (seen: Map<number, number>) => seen.size === 1,
) {
  const before = Number(await revision());
  const mixed: Map<number, number>[] = [];
  do {
    const seen = await pricesSeen();
    if (!isWhole(seen)) mixed.push(seen);
    await wait(100);
  } while (!(await isOver()));
  // Pending publications arrive within this.
  await pagesUpToDate();
  return { mixed, publications: Number(await revision()) - before };
}

const changes = (from: number, to: number) => ids.map((id) => ({ id, from, to }));
const areAll = (price: number) => async () => (await pricesSeen()).get(price) === count;

test('a thousand prices change in one publication, and are never seen by halves', async () => {
  const work = me.send('POST', '/api/menus/items/prices', { changes: changes(1, 2) });
  const { mixed, publications } = await watched(areAll(2));
  expect(await work).toMatchObject({ status: 200, json: { skipped: [] } });
  expect(mixed).toEqual([]);
  expect(publications).toBe(1);
});

test('a change whose function dies half way is finished by itself, and diners never see half of it', async () => {
  const dying = dyingAfter(table, 4);
  const context = {
    store: catalogueStore(dying),
    uploads: uploadsStore(dying),
    images: imagesStore('none'),
    clock: () => new Date(),
    newId: () => `job-${restaurantId}`,
    publicUrl: '',
  };
  const owner = {
    userId: me.id,
    accountId: me.id,
    sessionId: 's',
    role: 'owner',
    givenRole: 'owner',
    restaurants: 'all',
    address: '127.0.0.1',
    userAgent: '',
  };
  const input = {
    params: {},
    query: undefined,
    headers: undefined,
    body: { changes: changes(2, 3) },
  };
  const call = Reflect.apply(changePrices, undefined, [input, owner, context]);
  await expect(call).rejects.toThrow('Died');
  const stored = await me.send('GET', '/api/menus/all-items');
  const done = stored.json.items.filter(({ price }: { price: number }) => price === 3).length;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(count);
  const { mixed } = await watched(areAll(3));
  expect(mixed).toEqual([]);
  expect((await catalogueStore(table).structure(me.id)).openJobs).toEqual([]);
});

test('a price that somebody else changed meanwhile is left alone, and named', async () => {
  const [first = ''] = ids;
  await me.send('POST', '/api/menus/items/prices', { changes: [{ id: first, from: 3, to: 9 }] });
  const answer = await me.send('POST', '/api/menus/items/prices', { changes: changes(3, 4) });
  expect(answer.json.skipped).toEqual([first]);
});

test('hundreds of dishes go and come back in one publication each, and are never seen by halves', async () => {
  const some = ids.slice(0, 500);
  const sumOf = (seen: Map<number, number>) =>
    [...seen.values()].reduce((sum, one) => sum + one, 0);
  await pagesUpToDate();
  for (const [way, left] of [
    ['delete', count - some.length],
    ['restore', count],
  ] as const) {
    const work = me.send('POST', `/api/menus/items/${way}`, { ids: some });
    const isOver = async () => sumOf(await pricesSeen()) === left;
    const isWhole = (seen: Map<number, number>) => [count, 460].includes(sumOf(seen));
    const { mixed, publications } = await watched(isOver, isWhole);
    expect([(await work).status, mixed, publications]).toEqual([204, [], 1]);
  }
});

import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { bytesOfRow } from '../store/transaction-bounds.ts';
import { changeCatalogue } from './change-catalogue.ts';

const ownerId = 'o1';
const key = rowKey(keys.item)(ownerId, 'i1');
const stamp = '2026-01-01T00:00:00.000Z';
const dish = {
  id: 'i1',
  name: 'Soup',
  price_thousandths: 5000,
  created_at: stamp,
  updated_at: stamp,
};

/** A job writes rows without changing the revision, in as many transactions as needed. */
test('what a job saved after a change had read it is read anew, and not written over', async () => {
  const table = isolatedTable();
  await table.put({ ...key, ...plainDish, ...dish });
  await table.put({ pk: keys.quota.pk(ownerId), sk: keys.quota.sk(), structure: 1, items: 1 });
  const store = catalogueStore(table);
  const context = { store, clock: () => new Date(), author: undefined, newId: () => 'new' };
  const seen: (number | null)[] = [];
  await changeCatalogue(ownerId, context, async ({ before, now }) => {
    seen.push(...before.items.map(({ price_thousandths }) => price_thousandths));
    if (seen.length === 1) {
      const saved = { price_thousandths: 9000, updated_at: now.toISOString() };
      await table.update(key, setting(saved));
    }
    const updated_at = new Date(now.getTime() + 1).toISOString();
    const items = before.items.map((item) => ({ ...item, name: 'Stew', updated_at }));
    return { after: { ...before, items } };
  });
  expect(seen).toEqual([5000, 9000]);
  expect(await table.get(key)).toMatchObject({ name: 'Stew', price_thousandths: 9000 });
});

test('prices of a thousand dishes with choices are kept in rows that DynamoDB takes', async () => {
  const priced = (price_thousandths: number) =>
    Array.from({ length: 8 }, (_, at) => ({ name: `${at}`.padEnd(60, 'x'), price_thousandths }));
  const items = Array.from({ length: 1000 }, (_, at) => {
    return { ...plainDish, ...dish, id: `i${at}`, choices: priced(5000) };
  });
  const counts = { restaurants: 0, menus: 0, categories: 0, items: items.length };
  const plan = { planType: 'pro' as const, cancelledAtPeriodEnd: false, pastDue: false };
  const rows: unknown[] = [];
  const done: string[] = [];
  const store: ReturnType<typeof catalogueStore> = {
    ...catalogueStore(isolatedTable()),
    structure: () => Promise.resolve({ revision: 1, counts, lease: undefined, openJobs: [] }),
    entitlement: () => Promise.resolve({ ...plan, endsAt: null }),
    whole: () => Promise.resolve({ restaurants: [], menus: [], categories: [], items }),
    commit: (_owner, _seen, { writes, jobs }) => {
      rows.push(...writes.flatMap(({ Put }) => Put?.Item ?? []));
      expect(jobs).toHaveLength(rows.length);
      return Promise.resolve(true);
    },
    runJob: (_owner, { changes }) => {
      done.push(...changes.map(({ id }) => id));
      return Promise.resolve();
    },
  };
  const context = { store, clock: () => new Date(), author: undefined, newId: () => 'new' };
  await changeCatalogue(ownerId, context, ({ before }) => {
    const choices = priced(6000);
    const changes = items.map(({ id, choices: from }) => {
      return { id, from: { choices: from }, to: { choices } };
    });
    const job = { id: 'j1', created_at: stamp, kind: 'items' as const, changes };
    const after = { ...before, items: before.items.map((item) => ({ ...item, choices })) };
    return { after, job };
  });
  expect(rows.map((row) => bytesOfRow(Object(row))).every((bytes) => bytes < 400_000)).toBe(true);
  expect(new Set(done).size).toBe(items.length);
});

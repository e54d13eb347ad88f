import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { type BulkJob, jobKey } from './bulk-job.ts';
import { bulkStore } from './bulk-store.ts';
import { trashKey } from './trash.ts';
import { keyOf, quotaKey } from './write-actions.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';

const ownerId = 'o1';
const job: BulkJob = {
  id: 'j1',
  created_at: '2026-01-02T00:00:00.000Z',
  kind: 'items',
  changes: [
    { id: 'gone', to: { price_thousandths: 6000 } },
    { id: 'i1', from: { price_thousandths: 5000 }, to: { price_thousandths: 6000 } },
    { id: 'i2', to: { price_thousandths: 6000 } },
  ],
};
const key = (id: string) => keyOf('items', ownerId, id);

/** Two dishes, the first with current values, and a job from when both cost 5. */
async function dishes(first: Record<string, unknown> = {}) {
  const table = isolatedTable();
  const store = bulkStore(table);
  await table.put({ ...key('i1'), price_thousandths: 5000, ...first });
  await table.put({ ...key('i2'), price_thousandths: 5000 });
  const dish = (id: string) => table.get(key(id));
  return { table, store, dish };
}

test('what is gone stays gone, and holds up none of the others', async () => {
  const { table, store, dish } = await dishes();
  await store.runJob(ownerId, job);
  expect(await dish('gone')).toBeUndefined();
  // Its account is closed: nothing is written to say that it has ended.
  expect(await table.get(quotaKey(ownerId))).toBeUndefined();
  for (const id of ['i1', 'i2']) expect(await dish(id)).toMatchObject({ price_thousandths: 6000 });
});

test('what is no more as the owner saw it stays', async () => {
  const saved = { price_thousandths: 5500 };
  const { store, dish } = await dishes(saved);
  await store.runJob(ownerId, job);
  expect(await dish('i1')).toMatchObject(saved);
  expect(await dish('i1')).not.toHaveProperty('bulk_id');
  expect(await dish('i2')).toMatchObject({ price_thousandths: 6000 });
});

test('what was saved after a job has changed it stays, though the job is run again', async () => {
  const { table, store, dish } = await dishes();
  await store.runJob(ownerId, job);
  await table.update(key('i2'), setting({ price_thousandths: 7000 }));
  await store.runJob(ownerId, job);
  expect(await dish('i2')).toMatchObject({ price_thousandths: 7000 });
});

const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const memory = { places: { plates: 2 }, shown_by: [], further: {}, was_over: false };

test('a dish that is saved while it is deleted is deleted as it was saved, once, and not after its job has ended', async () => {
  const { table, dish } = await dishes({ ...plainDish, id: 'i1', name: 'Soup', ...stamps });
  const trash = () => table.get(trashKey('items', ownerId, 'i1'));
  let isRead = false;
  const busy: typeof table = {
    ...table,
    async getSeveral(...keys) {
      const found = await table.getSeveral(...keys);
      if (isRead) return found;
      isRead = true;
      await table.update(key('i1'), setting({ name: 'Stew', updated_at: job.created_at }));
      return found;
    },
  };
  const begin = () => table.put({ ...jobKey(ownerId, job.id), ...job });
  const moves = ['gone', 'i1'].map((id) => ({ id, trash: memory }));
  for (let times = 0; times < 2; times += 1) {
    await begin();
    await bulkStore(busy).runJob(ownerId, { ...job, changes: moves });
    expect(await dish('i1')).toBeUndefined();
    expect(await trash()).toMatchObject({ row: { name: 'Stew' }, places: { plates: 2 } });
  }
  const back = { id: 'i1', back: true } as const;
  for (let times = 0; times < 2; times += 1) {
    await begin();
    await bulkStore(table).runJob(ownerId, { ...job, changes: [back] });
    expect(await dish('i1')).toMatchObject({ name: 'Stew' });
    expect(await trash()).toBeUndefined();
  }
  // Run by a function that was slower than another one.
  await bulkStore(table).runJob(ownerId, { ...job, changes: moves });
  expect(await dish('i1')).toMatchObject({ name: 'Stew' });
});

/** A job that copies a dish while, after its original was read, `meanwhile` happens once. */
async function copying(original: object, meanwhile: (table: Table) => Promise<unknown>) {
  const { table, dish } = await dishes({
    ...plainDish,
    id: 'i1',
    name: 'Soup',
    ...stamps,
    ...original,
  });
  let hasHappened = false;
  const busy: Table = {
    ...table,
    async getSeveral(...keys) {
      const found = await table.getSeveral(...keys);
      if (hasHappened || found[0] === undefined) return found;
      hasHappened = true;
      await meanwhile(table);
      return found;
    },
  };
  const copies: BulkJob = { ...job, changes: [{ id: 'c1', copy_of: 'i1' }] };
  await table.put({ ...jobKey(ownerId, job.id), ...copies });
  await bulkStore(busy).runJob(ownerId, copies);
  return dish('c1');
}

test('a copy that another run made, and that was saved since, is not made again', async () => {
  const saved = { ...key('c1'), ...plainDish, id: 'c1', name: 'Stew', ...stamps };
  expect(await copying({}, (table) => table.put(saved))).toMatchObject({ name: 'Stew' });
});

test('a copy has the photo that its original shows once both are written', async () => {
  const changed = setting({ image: 'new' });
  const copy = await copying({ image: 'old' }, (table) => table.update(key('i1'), changed));
  expect(copy).toMatchObject({ image: 'new' });
});

import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { catalogueStore } from './catalogue-store.ts';
import { putIdempotencyRecord } from './structure-store.ts';
import { trashKey } from './trash.ts';
import { keyOf } from './write-actions.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const ownerId = 'o1';
const plainRow = {
  ...{ id: 'i1', name: 'Soup', description: null, price_thousandths: 9000 },
  ...{
    calories: null,
    allergens: null,
    is_vegetarian: false,
    is_vegan: false,
    is_gluten_free: false,
  },
  ...{ is_available: true, sold_out_until: null },
  ...{ created_at: now.toISOString(), updated_at: now.toISOString() },
};

test('a dish that was deleted does not come back by being sold out', async () => {
  const table = isolatedTable();
  const at = now.toISOString();
  const soldOut = { is_available: false, sold_out_until: null, availability_at: at };
  expect(
    await catalogueStore(table).setAvailability(ownerId, 'i1', soldOut, undefined),
  ).toBeUndefined();
  expect(await table.get(keyOf('items', ownerId, 'i1'))).toBeUndefined();
});

test('of several devices the last to decide about a dish has its way, whenever each gets through', async () => {
  const table = isolatedTable();
  const store = catalogueStore(table);
  await table.put({ ...keyOf('items', ownerId, 'i1'), ...plainRow });
  const decide = (is_available: boolean, minute: number) => {
    const availability_at = new Date(now.getTime() + minute * 60_000).toISOString();
    const decided = { is_available, sold_out_until: null, availability_at };
    return store.setAvailability(ownerId, 'i1', decided, undefined);
  };
  expect(await decide(false, 5)).toMatchObject({ is_available: false });
  expect(await decide(true, 4)).toMatchObject({ is_available: false });
  expect(await decide(true, 6)).toMatchObject({ is_available: true });
});

test('of changes that were decided upon the same catalogue one is made', async () => {
  const store = catalogueStore(isolatedTable());
  const change = { growth: [{ kind: 'menus' as const, by: 1 }], writes: [] };
  expect(await store.commit(ownerId, undefined, change)).toBe(true);
  expect(await store.commit(ownerId, undefined, change)).toBe(false);
  expect(await store.commit(ownerId, 1, change)).toBe(true);
  expect(await store.commit(ownerId, 1, change)).toBe(false);
  expect(await store.structure(ownerId)).toMatchObject({ revision: 2, counts: { menus: 2 } });
});

test('what a call has made is remembered for a day, and of calls under one key one makes something', async () => {
  const store = catalogueStore(isolatedTable());
  const once = (id: string) => ({ fingerprint: 'of the call', ids: [id] });
  const make = (id: string, seen: number | undefined, at: Date) =>
    store.commit(ownerId, seen, {
      growth: [],
      writes: [putIdempotencyRecord(ownerId, 'key', once(id), at)],
    });
  expect(await make('m1', undefined, now)).toBe(true);
  expect(await make('m2', 1, daysLater(0.9))).toBe(false);
  expect(await store.idempotencyRecord(ownerId, 'key', daysLater(0.9))).toMatchObject(once('m1'));
  expect(await store.idempotencyRecord(ownerId, 'key', daysLater(1))).toBeUndefined();
  expect(await make('m3', 1, daysLater(1))).toBe(true);
});

test('who closed their account begins no catalogue', async () => {
  const table = isolatedTable();
  const store = catalogueStore(table);
  await table.put({ ...closedAccountKey(ownerId), closed_at: now.toISOString() });
  const change = { growth: [{ kind: 'menus' as const, by: 1 }], writes: [] };
  await expect(store.commit(ownerId, undefined, change)).rejects.toMatchObject({ status: 401 });
  expect(await store.structure(ownerId)).toMatchObject({ counts: { menus: 0 } });
});

test('what was deleted can be brought back until its time is over, swept or not', async () => {
  const table = isolatedTable();
  const store = catalogueStore(table);
  const expires_at = daysLater(1).getTime() / 1000;
  await table.put({ ...trashKey('items', ownerId, 'i1'), row: { id: 'i1' }, expires_at });
  expect(await store.trashed('items', ownerId, 'i1', now)).toMatchObject({ row: { id: 'i1' } });
  expect(await store.trashed('items', ownerId, 'i1', daysLater(1))).toBeUndefined();
});

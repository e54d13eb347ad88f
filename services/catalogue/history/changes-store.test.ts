import { expect, test } from '@jest/globals';
import type {
  ChangedThing,
  MadeChange,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { firstIdAt } from '../store/stamp.ts';
import { changesStore } from './changes-store.ts';

const ownerId = 'o1';
const at = (minute: number) => new Date(Date.now() + minute * 60_000);
const change = (minute: number, name = 'x'): MadeChange => ({
  id: `${firstIdAt(at(minute))}-${name}`,
  at: at(minute).toISOString(),
  user_id: 'u1',
});
const dish = (id: string): ChangedThing => ({
  ...{ kind: 'items', id, name: id, action: 'changed' },
  ...{ before: { calories: 1 }, after: { calories: 2 } },
});

const idsOf = ({ entries }: { entries: { change: MadeChange }[] }) =>
  entries.map((entry) => entry.change.id);

test('what is told twice, late and in another order stands once, by when it was made', async () => {
  const store = changesStore(isolatedTable());
  const [first, second] = [change(1), change(2)];
  await store.note(ownerId, second, dish('a'));
  await store.note(ownerId, first, dish('b'));
  await store.note(ownerId, second, dish('c'));
  await store.note(ownerId, second, dish('a'));
  const page = await store.entries(ownerId, undefined, undefined);
  expect(idsOf(page)).toEqual([second.id, first.id]);
  expect(page.entries[0]?.things.map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
  expect(idsOf(await store.entries(ownerId, { kind: 'items', id: 'b' }, undefined))).toEqual([
    first.id,
  ]);
});

test('of a closed account nothing is written down any more', async () => {
  const table = isolatedTable();
  await table.put(closedAccountKey(ownerId));
  await changesStore(table).note(ownerId, change(1), dish('a'));
  expect(await table.queryAll(keys.change.pk(ownerId))).toEqual([]);
});

test('of an account that is closed while a change is written down, nothing stays', async () => {
  const table = isolatedTable();
  const closing: Table = {
    ...table,
    put: async (item, options) => {
      await table.put(item, options);
      await table.put(closedAccountKey(ownerId));
    },
  };
  await changesStore(closing).note(ownerId, change(1), dish('a'));
  expect(await table.queryAll(keys.change.pk(ownerId))).toEqual([]);
  expect(await table.queryAll(keys.changeOfThing.pk(ownerId, 'items', 'a'))).toEqual([]);
});

test('of one thing the pages follow each other, and what finds a change takes little room', async () => {
  const table = isolatedTable();
  const store = changesStore(table);
  const made = Array.from({ length: 130 }, (_, n) => change(n));
  for (let from = 0; from < made.length; from += 10)
    await Promise.all(
      made.slice(from, from + 10).map((one) => store.note(ownerId, one, dish('a'))),
    );
  const about = { kind: 'items', id: 'a' } as const;
  const first = await store.entries(ownerId, about, undefined);
  const second = await store.entries(ownerId, about, first.next);
  expect(second.next).toBeUndefined();
  expect([...idsOf(first), ...idsOf(second)]).toEqual(made.map(({ id }) => id).toReversed());
  const [row] = await table.queryAll(keys.changeOfThing.pk(ownerId, 'items', 'a'));
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['expires_at', 'pk', 'sk']);
  expect(JSON.stringify(row).length).toBeLessThan(128 + 'expires_at'.length);
  const [whole] = await table.queryAll(keys.change.pk(ownerId));
  expect(JSON.stringify(whole).length).toBeLessThan(512);
});

test('pages cut no change in two, however many things it has', async () => {
  const store = changesStore(isolatedTable());
  const [small, large, old] = [change(3), change(2), change(1)];
  const noted: [MadeChange, string][] = [
    ...Array.from({ length: 100 }, (_, n): [MadeChange, string] => [small, `s${n}`]),
    ...Array.from({ length: 230 }, (_, n): [MadeChange, string] => [large, `l${n}`]),
    [old, 'o'],
  ];
  for (let from = 0; from < noted.length; from += 20) {
    const some = noted.slice(from, from + 20);
    await Promise.all(some.map(([made, id]) => store.note(ownerId, made, dish(id))));
  }
  const seen: [string, number][] = [];
  for (let before: string | undefined, pages = 0; pages < 9; pages += 1) {
    const page = await store.entries(ownerId, undefined, before);
    seen.push(
      ...page.entries.map((entry): [string, number] => [entry.change.id, entry.things.length]),
    );
    before = page.next;
    if (before === undefined) break;
  }
  expect(seen).toEqual([
    [small.id, 100],
    [large.id, 230],
    [old.id, 1],
  ]);
});

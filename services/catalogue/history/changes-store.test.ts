import type {
  ChangedThing,
  CatalogueChange,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { firstIdAt } from '../store/stamp.ts';
import { changesStore } from './changes-store.ts';
import { rowOfChange } from './stored-change.ts';

/** Accounts and their history in one table, where there is nothing else in it. */
const storeOn = (table = isolatedTable()) => changesStore(table, table);

const ownerId = 'o1';
const at = (minute: number) => new Date(Date.now() + minute * 60_000);
const change = (minute: number, name = 'x'): CatalogueChange => {
  const made = at(minute);
  return { id: `${firstIdAt(made)}-${name}`, at: made.toISOString(), user_id: 'u1' };
};
const dish = (id: string): ChangedThing => ({
  ...{ kind: 'items', id, name: id, action: 'changed' },
  ...{ before: { calories: 1 }, after: { calories: 2 } },
});

const idsOf = ({ entries }: { entries: { change: CatalogueChange }[] }) =>
  entries.map((entry) => entry.change.id);

test('what is told twice, late and in another order stands once, by when it was made', async () => {
  const store = storeOn();
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
  await storeOn(table).note(ownerId, change(1), dish('a'));
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
  await storeOn(closing).note(ownerId, change(1), dish('a'));
  expect(await table.queryAll(keys.change.pk(ownerId))).toEqual([]);
  expect(await table.queryAll(keys.changeOfThing.pk(ownerId, 'items', 'a'))).toEqual([]);
});

test('of one thing the pages follow each other, and what finds a change takes little room', async () => {
  const table = isolatedTable();
  const store = storeOn(table);
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
});

/** As DynamoDB counts a row: names and values in UTF-8, digits in pairs, 3 bytes for a list or map and 1 for each in it. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const parts = Array.isArray(value) ? value.map((one) => ['', one]) : Object.entries(value);
  return parts.reduce((sum, [name, one]) => sum + Buffer.byteLength(name) + bytesOf(one) + 1, 3);
}

const id = (sign: string) => sign.repeat(12);
const soup = {
  kind: 'items',
  id: id('d'),
  name: 'Roasted tomato soup',
  action: 'changed',
} as const;
const typical: [what: string, thing: ChangedThing, most: number][] = [
  [
    'a price',
    {
      ...soup,
      before: { price_thousandths: 12_500 },
      after: { price_thousandths: 13_000 },
    },
    240,
  ],
  [
    'a dish that is sold out',
    {
      ...soup,
      before: { is_available: true, sold_out_until: null },
      after: { is_available: false, sold_out_until: '2026-11-26T05:00:00.000Z' },
    },
    256,
  ],
  [
    'a description of eighty signs',
    { ...soup, before: { description: 'x'.repeat(80) }, after: { description: 'y'.repeat(80) } },
    352,
  ],
];

test.each(typical)(
  '%s is kept for a year in few bytes, and read as it was',
  async (_, thing, most) => {
    const table = isolatedTable();
    const sizes: number[] = [];
    const put: Table['put'] = async (row, options) => {
      sizes.push(bytesOf(JSON.parse(JSON.stringify(row))));
      await table.put(row, options);
    };
    const made = { ...change(0, id('c')), user_id: id('u') };
    await storeOn({ ...table, put }).note(id('o'), made, thing);
    const [whole = Infinity, found = Infinity] = sizes;
    expect(whole).toBeLessThanOrEqual(most);
    expect(found).toBeLessThanOrEqual(96);
    const [entry] = (await storeOn(table).entries(id('o'), undefined, undefined)).entries;
    expect(entry).toEqual({ change: made, things: [thing] });
  },
);

test('all that a change says is read as it was told, and as builds before wrote it', async () => {
  const table = isolatedTable();
  const store = storeOn(table);
  const [first, second] = [change(1), { ...change(2), undoes: change(1).id }];
  const { user_id, ...byKey } = { ...second, api_key: { id: 'k', name: 'Till' } };
  const list = { field: 'item_ids' as const, added: [{ id: 'a', at: 0 }], removed: [] };
  const gone: ChangedThing = { ...dish('b'), action: 'deleted', after: {}, too_long: ['words.de'] };
  const held: ChangedThing = { ...dish('c'), kind: 'categories', before: {}, after: {}, list };
  await table.put({
    pk: keys.change.pk(ownerId),
    sk: keys.change.sk(first.id, 'items', 'a'),
    ...{ change: first, thing: dish('a') },
  });
  await store.note(ownerId, byKey, gone);
  await store.note(ownerId, byKey, held);
  expect((await store.entries(ownerId, undefined, undefined)).entries).toEqual([
    { change: byKey, things: [gone, held].toSorted((a, b) => (a.kind < b.kind ? 1 : -1)) },
    { change: first, things: [dish('a')] },
  ]);
  expect(user_id).toBe('u1');
});

test('pages cut no change in two, however many things it has', async () => {
  const store = storeOn();
  const [small, large, old] = [change(3), change(2), change(1)];
  const noted: [CatalogueChange, string][] = [
    ...Array.from({ length: 100 }, (_, n): [CatalogueChange, string] => [small, `s${n}`]),
    ...Array.from({ length: 230 }, (_, n): [CatalogueChange, string] => [large, `l${n}`]),
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

test('of many changes the newest are one query, and those of one dish one more read by their keys', async () => {
  const table = isolatedTable();
  const rows = Array.from({ length: 450 }, (_, minute) => {
    const [made, thing] = [change(minute), dish(`d${minute % 3}`)];
    return [
      {
        pk: keys.change.pk(ownerId),
        sk: keys.change.sk(made.id, 'items', thing.id),
        ...rowOfChange(made, thing),
      },
      { pk: keys.changeOfThing.pk(ownerId, 'items', thing.id), sk: made.id },
    ];
  }).flat();
  for (let at = 0; at < rows.length; at += 100)
    await table.transact(rows.slice(at, at + 100).map((Item) => ({ Put: { Item } })));
  const asked: string[] = [];
  const counted: Table = {
    ...table,
    queryLast: async (...of) => {
      const page = await table.queryLast(...of);
      asked.push(`query of ${page.items.length}`);
      return page;
    },
    getSeveral: (wanted) => {
      asked.push(`read of ${wanted.length}`);
      return table.getSeveral(wanted);
    },
  };
  const store = storeOn(counted);
  expect((await store.entries(ownerId, undefined, undefined)).entries).toHaveLength(199);
  expect(asked.splice(0)).toEqual(['query of 200']);
  expect(
    (await store.entries(ownerId, { kind: 'items', id: 'd1' }, undefined)).entries,
  ).toHaveLength(100);
  expect(asked).toEqual(['query of 100', 'read of 100']);
});

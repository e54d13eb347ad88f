import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { type DaysCounts, emptyDay, guestsStore } from './guests-store.ts';

const day = '2126-03-01';
const first: DaysCounts = { ...emptyDay(day), languages: { de: 1 } };
const second: DaysCounts = { ...emptyDay(day), languages: { fr: 1 } };

const only = (more: DaysCounts) => [{ restaurantId: 'r1', more }];

/** A table where another writer updates the day between read and write, once. */
function overtaken(table: Table): Table {
  return {
    ...table,
    getSeveral: async (keys) => {
      const rows = await table.getSeveral(keys);
      await guestsStore(table).addAll(only(first), 'theirs');
      return rows;
    },
  };
}

test.each([
  ['the first of a day', undefined],
  ['more of a day', 'earlier'],
])('who adds %s while another one does loses nothing of theirs', async (_, earlier) => {
  const table = isolatedTable();
  const guests = guestsStore(table);
  if (earlier !== undefined) await guests.addAll(only(emptyDay(day)), earlier);
  await guestsStore(overtaken(table)).addAll(only(second), 'ours');
  const [counted] = await guests.days('r1', day, day);
  expect(counted).toMatchObject({ languages: { de: 1, fr: 1 } });
});

test('up to when guests are counted goes forward alone', async () => {
  const table = isolatedTable();
  const guests = guestsStore(table);
  const owned = rowKey(keys.restaurant)('o1', 'r1');
  await table.put({ ...owned, time_zone: 'Europe/Vienna' });
  for (const to of [2000, 1000]) await guests.noteCounted(to);
  expect(await guests.restaurantOf('o1', 'r1')).toMatchObject({ countedTo: 2000 });
});

/**
 * Size by DynamoDB's billing rules:
 * docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
function billed(value: unknown): number {
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value === 'string') return value.length;
  const parts = Object.entries(z.record(z.string(), z.unknown()).parse(value));
  return parts.reduce((sum, [name, part]) => sum + 1 + name.length + billed(part), 3);
}

test('a day of thirty guests who came one by one is written as one kilobyte', async () => {
  const guests = guestsStore(isolatedTable());
  for (let guest = 0; guest < 30; guest += 1) {
    const opened = { [`item-${guest % 15}`]: 1 };
    const languages = { [['en', 'de', 'fr'][guest % 3] ?? '']: 1 };
    const more = { ...emptyDay(day), languages, read: { en: 1 }, opened };
    await guests.addAll(only(more), `guests/2126/03/01/12/${guest}`);
  }
  const [counted] = await guests.days('r1', day, day);
  if (!counted) throw new Error('Nothing was counted');
  const { views, scans, files, ...row } = counted;
  // List elements have no names.
  const lists = [...views, ...scans, ...files].reduce<number>((sum, it) => sum + 1 + billed(it), 9);
  const names = 'pk sk PUBLIC#GUESTS#123456789012 2126-03-01 views scans files expires_at 12345';
  expect(files).toHaveLength(30);
  expect(lists + billed(row) + names.length).toBeLessThan(1024);
});

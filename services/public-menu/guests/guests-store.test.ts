import { expect, test } from '@jest/globals';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { emptyDay, guestsStore } from './guests-store.ts';

const day = '2126-03-01';
const first = { ...emptyDay(day), languages: { de: 1 } };
const second = { ...emptyDay(day), languages: { fr: 1 } };

/** Somebody else adds to the day between what is read and what is written, once. */
function overtaken(table: Table): Table {
  let left = 1;
  return {
    ...table,
    get: async (...of) => {
      const row = await table.get(...of);
      left -= 1;
      if (left === 0) await guestsStore(table).add('r1', first, 2000);
      return row;
    },
  };
}

test.each([
  ['the first of a day', undefined],
  ['more of a day', 1000],
])('who adds %s while another one does loses nothing of theirs', async (_, before) => {
  const table = isolatedTable();
  const guests = guestsStore(table);
  if (before !== undefined) await guests.add('r1', emptyDay(day), before);
  await guestsStore(overtaken(table)).add('r1', second, 3000);
  const [counted] = await guests.days('r1', day, day);
  expect(counted).toMatchObject({ languages: { de: 1, fr: 1 }, counted_to: 3000 });
});

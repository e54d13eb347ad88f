import { expect, test } from '@jest/globals';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { windowsStore } from './windows-store.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const part = hour / 4;

/** Somebody comes between what is read and what is written, once. */
function overtaken(table: Table, meanwhile: () => Promise<unknown>): Table {
  let left = 1;
  return {
    ...table,
    get: async (...of) => {
      const row = await table.get(...of);
      left -= 1;
      if (left === 0) await meanwhile();
      return row;
    },
  };
}

test('parts follow each other, and one that was begun is the next until it is counted', async () => {
  const windows = windowsStore(isolatedTable());
  const first = { from: noon - hour, to: noon - hour + part };
  expect(await windows.begin(noon)).toEqual(first);
  expect(await windows.begin(noon + hour)).toEqual(first);
  await windows.end(first);
  expect(await windows.begin(noon)).toEqual({ from: first.to, to: first.to + part });
});

const minutes = (count: number) => count * 60_000;

test.each([
  ['is at it', false, minutes(40)],
  ['was done with it', true, minutes(39)],
])('who begins a part while another one %s takes nothing twice', async (_, isDone, left) => {
  const table = isolatedTable();
  const windows = windowsStore(table);
  const first = await windows.begin(noon);
  if (first) await windows.end(first);
  const late = windowsStore(
    overtaken(table, async () => {
      const begun = await windows.begin(noon - minutes(40));
      if (begun && isDone) await windows.end(begun);
    }),
  );
  const from = isDone ? noon - minutes(40) : noon - minutes(45);
  expect(await late.begin(noon - minutes(39))).toEqual({ from, to: noon - left });
});

test('who begins the first part of all while another one does gets that one', async () => {
  const table = isolatedTable();
  const windows = windowsStore(table);
  const begunBefore: unknown[] = [];
  const late = windowsStore(
    overtaken(table, async () => begunBefore.push(await windows.begin(noon))),
  );
  expect([await late.begin(noon + 60_000)]).toEqual(begunBefore);
});

test('a part that is said to be counted late takes none back that were counted since', async () => {
  const windows = windowsStore(isolatedTable());
  const first = await windows.begin(noon);
  if (!first) throw new Error('Nothing to count');
  await windows.end(first);
  const second = await windows.begin(noon);
  if (!second) throw new Error('Nothing more to count');
  await windows.end(first);
  expect(await windows.begin(noon)).toEqual(second);
  await windows.end(second);
  await windows.end(first);
  expect(await windows.begin(noon)).toEqual({ from: second.to, to: second.to + part });
});

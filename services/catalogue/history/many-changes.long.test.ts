import { expect, jest, test } from '@jest/globals';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { firstIdAt } from '../store/stamp.ts';
import { rowOfChange } from './stored-change.ts';

jest.setTimeout(600_000);

const count = 100_000;
const table = openTable(process.env.HISTORY_TABLE_NAME ?? '');

/** A price change every two minutes, spread over 300 dishes. */
function changeRow(ownerId: string, n: number) {
  const at = new Date(Date.now() - n * 60_000 * 2);
  const id = `${firstIdAt(at)}-${n}`;
  const thing = {
    ...({ kind: 'items', id: `d${n % 300}`, name: `Dish ${n % 300}`, action: 'changed' } as const),
    ...{ before: { price_cents: 900, price_thousandths: 9000 } },
    ...{ after: { price_cents: 950, price_thousandths: 9500 } },
  };
  const change = { id, at: at.toISOString(), user_id: n % 1000 === 0 ? 'rare' : ownerId };
  return [
    {
      pk: keys.change.pk(ownerId),
      sk: keys.change.sk(id, 'items', thing.id),
      ...rowOfChange(change, thing),
    },
    { pk: keys.changeOfThing.pk(ownerId, 'items', thing.id), sk: id },
  ];
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

test('of 100,000 changes the first rows are there in under 300 ms, also of one dish', async () => {
  const owner = await newOwner();
  const write = async (from: number) => {
    const rows = Array.from({ length: 50 }, (_, n) => changeRow(owner.id, from + n)).flat();
    await table.transact(rows.map((Item) => ({ Put: { Item } })));
  };
  for (let from = 0; from < count; from += 200) {
    await Promise.all([0, 50, 100, 150].map((more) => write(from + more)));
  }
  const timed = async (query: string) => {
    const times: number[] = [];
    let found = 0;
    for (let tries = 0; tries < 7; tries += 1) {
      const start = performance.now();
      const { json } = await owner.send('GET', `/api/catalogue/history${query}`);
      times.push(performance.now() - start);
      found = json.changes.length;
    }
    return { ms: Math.round(median(times)), found };
  };
  const all = await timed('');
  const dish = await timed('?kind=items&id=d7');
  const rare = await timed('?by=rare');
  console.log(
    `of ${count} changes: all ${all.ms} ms, of a dish ${dish.ms} ms, of who is rare ${rare.ms} ms`,
  );
  expect([all.found, dish.found]).toEqual([40, 40]);
  expect(Math.max(all.ms, dish.ms)).toBeLessThan(300);
});

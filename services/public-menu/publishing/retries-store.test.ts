import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { retriesStore } from './retries-store.ts';

const now = new Date('2126-03-01T12:00:00Z');
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** A failed owner's retry, as read by two runs. */
async function failed() {
  const store = retriesStore(isolatedTable());
  await store.note('o1', new Set(['r1']), now);
  const [retry] = await store.due(now);
  if (!retry) throw new Error('Nothing is due');
  return { store, retry };
}

test('of two runs that find the same owner due one tries again', async () => {
  const { store, retry } = await failed();
  expect(await store.begin(retry, now)).toBe(true);
  expect(await store.begin(retry, now)).toBe(false);
  expect(await store.due(now)).toEqual([]);
  expect(await store.due(secondsLater(30))).toMatchObject([{ attempts: 1 }]);
});

test('a try that was done takes nothing away that failed meanwhile', async () => {
  const { store, retry } = await failed();
  await store.begin(retry, now);
  await store.note('o1', new Set(['r2']), secondsLater(1));
  await store.end(retry);
  const [left] = await store.due(secondsLater(30));
  expect(left?.restaurant_ids).toEqual(new Set(['r1', 'r2']));
  if (left) await store.end(left);
  expect(await store.due(secondsLater(9000))).toEqual([]);
});

test('who was done after another one had ended the tries brings none back', async () => {
  const { store, retry } = await failed();
  await store.end(retry);
  expect(await store.begin(retry, now)).toBe(false);
  await store.end(retry);
  expect(await store.due(secondsLater(9000))).toEqual([]);
});

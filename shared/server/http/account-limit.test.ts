import { isolatedTable } from '../../testing/isolated-table.ts';
import { accountLimit } from './account-limit.ts';
import { HttpError } from '../http-error.ts';

// In the far future: rows expired by the real clock are swept during the test.
const start = new Date('2126-03-01T12:00:00Z').getTime();
const keyOf = (accountId: string) => ({ pk: `CALLS#${accountId}`, sk: 'CALLS' });

/** How many calls pass, at `perSecond` calls each second. */
async function passed(
  limits: readonly ReturnType<typeof accountLimit>[],
  calls: number,
  perSecond: number,
  account = 'ada',
) {
  let count = 0;
  for (let at = 0; at < calls; at += 1) {
    const now = new Date(start + Math.floor((at * 1000) / perSecond));
    const refused = await limits[at % limits.length]?.(account, now).then(
      () => false,
      (error: unknown) => error instanceof HttpError && error.status === 429,
    );
    if (refused === false) count += 1;
  }
  return count;
}

test('who works as fast as people do is never counted, however long', async () => {
  const table = isolatedTable();
  expect(await passed([accountLimit(table, keyOf)], 2000, 9)).toBe(2000);
  expect(await table.get(keyOf('ada'))).toBeUndefined();
});

test('an account that calls without end is stopped, in all functions together, and another one is not', async () => {
  const table = isolatedTable();
  const functions = [1, 2, 3].map(() => accountLimit(table, keyOf));
  const most = 10 * 300;
  const through = await passed(functions, 8000, 200);
  expect(through).toBeGreaterThanOrEqual(most);
  expect(through).toBeLessThanOrEqual(most + functions.length * 300);
  expect(await passed(functions, 50, 200, 'grace')).toBe(50);
});

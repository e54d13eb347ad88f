import { isolatedTable } from '../../testing/isolated-table.ts';
import { keys, rowKey } from './keys.ts';
import { countTries, countTry } from './throttle-store.ts';

const limit = { tries: 10, windowSeconds: 60 };
const key = rowKey(keys.supportThrottle)('test', 'one');
// In the far future: rows expired by the real clock are swept during the test.
const start = new Date('2126-03-01T12:00:00Z');
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Some tries of a window may be counted twice, if a response was lost and the SDK retried. */
const expectWindow = (passed: number) => {
  expect(passed).toBeLessThanOrEqual(limit.tries);
  expect(passed).toBeGreaterThan(limit.tries / 2);
};

/** Concurrent tries; returns how many passed. */
async function tryAtOnce(table: ReturnType<typeof isolatedTable>, count: number, now: Date) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, () => countTry(table, key, limit, now)),
  );
  const refused = outcomes.filter((it) => it.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 429 });
  return count - refused.length;
}

test('as many get through as the window has tries, in each window and at its very end', async () => {
  for (let round = 0; round < 5; round += 1) {
    const table = isolatedTable();
    expectWindow(await tryAtOnce(table, 25, start));
    expect(await tryAtOnce(table, 5, secondsLater(59))).toBe(0);
    expectWindow(await tryAtOnce(table, 25, secondsLater(60)));
    expect(await tryAtOnce(table, 25, secondsLater(119))).toBe(0);
    expectWindow(await tryAtOnce(table, 25, secondsLater(500)));
  }
});

test('a try that counts under two keys counts under none of them where one is full', async () => {
  const table = isolatedTable();
  const narrow = { key, limit: { tries: 2, windowSeconds: 60 } };
  const wide = { key: { ...key, pk: keys.supportThrottle.pk('test', 'two') }, limit };
  const both = (now: Date) => countTries(table, [wide, narrow], now);
  await both(start);
  await both(start);
  await expect(both(secondsLater(10))).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 50,
  });
  expect(await table.get(wide.key)).toMatchObject({ tries: 2 });
  await countTry(table, wide.key, wide.limit, secondsLater(10));
  // Both the narrow and the wide window have ended and restart.
  await both(secondsLater(60));
  expect(await table.get(narrow.key)).toMatchObject({ tries: 1 });
  expect(await table.get(wide.key)).toMatchObject({ tries: 1 });
});

test('tries under two keys that come at once fill no window beyond its limit', async () => {
  const table = isolatedTable();
  const counters = ['one', 'two'].map((name) => ({
    key: { ...key, pk: keys.supportThrottle.pk('test', name) },
    limit,
  }));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, () => countTries(table, counters, start)),
  );
  const refused = outcomes.filter((it) => it.status === 'rejected');
  // Under contention on the same row, some calls may be told to retry.
  for (const { reason } of refused) expect([429, 503]).toContain(reason.status);
  expect(refused.length).toBeGreaterThanOrEqual(25 - limit.tries);
  for (const { key: counted } of counters) {
    const { tries } = (await table.get(counted)) ?? {};
    expect(tries).toBeLessThanOrEqual(limit.tries);
  }
});

import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import { notePages, publishedPagesStore } from './published-pages-store.ts';
import { republish, type Republishing } from './republish.ts';
import { republishStore } from './republish-store.ts';

const count = 60;

/** This many published restaurants, each with its own owner, and runs that record what they publish. */
async function published(version = 'v1') {
  const table = isolatedTable();
  const note = (restaurant_id: string, page_version: string) =>
    table.transact([notePages({ restaurant_id, owner_id: `of-${restaurant_id}`, page_version })]);
  const ids = Array.from({ length: count }, newId);
  for (let at = 0; at < count; at += 20)
    await Promise.all(ids.slice(at, at + 20).map((id) => note(id, version)));
  const times = new Map<string, number>();
  const clock = { now: Date.now() };
  const run = (pageVersion: string, more: Partial<Republishing> = {}) =>
    republish({
      parts: republishStore(table),
      made: publishedPagesStore(table),
      clock: () => new Date(clock.now),
      pageVersion,
      publish: async (_owner, restaurants) => {
        for (const id of restaurants) {
          times.set(id, (times.get(id) ?? 0) + 1);
          await note(id, pageVersion);
        }
      },
      hasTime: () => true,
      ...more,
    });
  return { run, times, clock, store: republishStore(table), ids };
}

const timesOf = (times: Map<string, number>) => new Set(times.values());

test('runs side by side publish each restaurant once, and an unchanged build none', async () => {
  const { run, times, store } = await published();
  const done = await Promise.all([run('v2'), run('v2'), run('v2')]);
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(count);
  expect([times.size, timesOf(times)]).toEqual([count, new Set([1])]);
  const all = [...(await store.state()).parts.values()];
  expect(all.every(({ finished_at }) => finished_at !== null)).toBe(true);
  expect(all.reduce((sum, { made }) => sum + made, 0)).toBe(count);
  expect(await run('v2')).toBe(0);
  expect(timesOf(times)).toEqual(new Set([1]));
});

test('what a run that was killed had in hand is left alone until it is taken for dead, then carried on', async () => {
  const { run, times, clock, store } = await published();
  const killed = Promise.withResolvers<never>();
  const reached = Promise.withResolvers<void>();
  let left = 10;
  void run('v2', {
    publish: async (_owner, restaurants) => {
      left -= 1;
      if (left < 0) {
        reached.resolve();
        await killed.promise;
      }
      for (const id of restaurants) times.set(id, (times.get(id) ?? 0) + 1);
    },
  });
  await reached.promise;
  await run('v2');
  const inHand = [...(await store.state()).parts.values()].filter(
    ({ finished_at }) => !finished_at,
  );
  expect(inHand).toHaveLength(1);
  expect(times.size).toBeLessThan(count);
  clock.now += 300_000;
  await run('v2');
  expect(times.size).toBe(count);
  // Only those after its last checkpoint, at most one batch.
  expect([...times.values()].filter((time) => time > 1).length).toBeLessThanOrEqual(10);
});

// Out of time right after taking a part, before examining it, and midway.
test.each([2, 3, 12])(
  'a run whose time is over leaves its part to the next one, at once: after %i looks',
  async (looks) => {
    const { run, times } = await published();
    let left: number = looks;
    await run('v2', { hasTime: () => (left -= 1) > 0 });
    expect(times.size).toBeLessThan(count);
    await run('v2');
    expect([times.size, timesOf(times)]).toEqual([count, new Set([1])]);
  },
);

test('a deployment takes the parts over from the one before, which takes none back', async () => {
  const { run, times, store } = await published();
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  let before = 0;
  const old = run('v2', {
    publish: async () => {
      before += 1;
      reached.resolve();
      await letGo.promise;
    },
  });
  await reached.promise;
  await run('v3');
  expect(times.size).toBe(count);
  const inHand = before;
  letGo.resolve();
  await old;
  // It finishes only the current batch.
  expect(before - inHand).toBeLessThanOrEqual(30);
  const jobs = [...(await store.state()).parts.values()].map(({ job }) => job);
  expect(jobs).toEqual(parts.map(() => 'v3'));
});

test('who asks for it has every page made anew, whatever made it, once', async () => {
  const { run, times, store } = await published('v2');
  expect(await run('v2')).toBe(0);
  await store.order(new Date());
  expect(await run('v2')).toBe(count);
  expect(await run('v2')).toBe(0);
  expect([times.size, timesOf(times)]).toEqual([count, new Set([1])]);
});

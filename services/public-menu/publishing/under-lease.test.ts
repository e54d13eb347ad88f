import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import { underLease } from './under-lease.ts';
import { leasesStore } from './leases-store.ts';

/** Work that blocks until released, and counts how often it started. */
function slowWork() {
  const letGo = Promise.withResolvers<void>();
  const counts = { begun: 0, atOnce: 0, most: 0 };
  const work = async () => {
    counts.begun += 1;
    counts.atOnce += 1;
    counts.most = Math.max(counts.most, counts.atOnce);
    await letGo.promise;
    counts.atOnce -= 1;
  };
  return { work, counts, letGo: letGo.resolve };
}

const limitMs = 10_000;
const contextOf = (table = isolatedTable()) => ({
  leases: leasesStore(table),
  clock: () => new Date(),
});

test('those who come while an owner is published have it done once more for all of them', async () => {
  const context = contextOf();
  const { work, counts, letGo } = slowWork();
  const first = underLease('o1', limitMs, work, context);
  await waitUntil(async () => counts.begun === 1);
  const others = Array.from({ length: 8 }, () => underLease('o1', limitMs, work, context));
  await waitUntil(async () => (await context.leases.find('o1'))?.wanted === 9);
  letGo();
  expect(await first).toBe(true);
  const did = await Promise.all(others);
  expect(did.filter(Boolean)).toHaveLength(1);
  expect(counts).toMatchObject({ begun: 2, most: 1 });
  // Nothing remains.
  expect(await context.leases.find('o1')).toBeUndefined();
});

test('another owner waits for nobody', async () => {
  const context = contextOf();
  const { work, counts, letGo } = slowWork();
  const busy = underLease('o1', limitMs, work, context);
  await waitUntil(async () => counts.begun === 1);
  expect(await underLease('o2', limitMs, async () => {}, context)).toBe(true);
  letGo();
  await busy;
});

test('who waited for one that failed, or that died, does it', async () => {
  const context = contextOf();
  const failing = underLease('o1', limitMs, () => Promise.reject(new Error('Failed')), context);
  await expect(failing).rejects.toThrow('Failed');
  let done = 0;
  const work = async () => {
    done += 1;
  };
  expect(await underLease('o1', limitMs, work, context)).toBe(true);
  // This holder never finishes.
  expect(await context.leases.take('o1', 1, Date.now(), 700)).toBeDefined();
  expect(await underLease('o1', limitMs, work, context)).toBe(true);
  expect(done).toBe(2);
});

test('who waited finds no lease once all that was wanted is published', async () => {
  const { leases } = contextOf();
  expect(await leases.take('o1', 0, 1000, 10)).toBeUndefined();
  expect(await leases.find('o1')).toBeUndefined();
});

test('a lease that was lost takes nothing from who has it now', async () => {
  const { leases } = contextOf();
  const lost = await leases.take('o1', 1, 1000, 10);
  const mine = await leases.take('o1', 1, 2000, 10);
  if (lost) await leases.release(lost, true);
  expect(await leases.find('o1')).toMatchObject({ holder: mine?.holder, wanted: 2, published: 0 });
});

test('a lease that was lost ends no lease of who was told to publish the same', async () => {
  const { leases } = contextOf();
  const lost = await leases.take('o1', 1, 1000, 10);
  const mine = await leases.take('o1', 0, 2000, 10);
  expect(mine?.reading).toBe(lost?.reading);
  if (lost) await leases.release(lost, true);
  expect(await leases.find('o1')).toMatchObject({ holder: mine?.holder });
});

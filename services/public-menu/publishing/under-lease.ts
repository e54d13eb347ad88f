import { setTimeout as wait } from 'node:timers/promises';
import type { Lease, LeasesStore } from './leases-store.ts';

type Context = { leases: LeasesStore; clock: () => Date };

/** Milliseconds between polls of a held lease; a publication takes a few of these. */
const pauseMs = 100;

/** Waits for the lease; undefined once another publisher has covered this request. */
async function waitForLease(
  ownerId: string,
  limitMs: number,
  { leases, clock }: Context,
): Promise<Lease | undefined> {
  const number = await leases.requestPublication(ownerId);
  for (;;) {
    const row = await leases.find(ownerId);
    // A smaller number means a newer row: the old one was deleted once all its requests were published.
    if (!row || row.published >= number || row.wanted < number) return undefined;
    const now = clock().getTime();
    const isFree = row.holder === undefined || row.until < now;
    const mine = isFree ? await leases.take(ownerId, 0, now, limitMs) : undefined;
    if (mine) return mine;
    await wait(pauseMs * (0.5 + Math.random()));
  }
}

/**
 * Publishes an owner under a lease of at most `limitMs`. Concurrent requests coalesce: one waiter publishes again for
 * all that waited when it started reading. Correctness comes not from the lease but from the conditional writes.
 * Returns false if another publisher covered the request.
 */
export async function underLease(
  ownerId: string,
  limitMs: number,
  work: () => Promise<void>,
  context: Context,
): Promise<boolean> {
  const { leases, clock } = context;
  const atOnce = await leases.take(ownerId, 1, clock().getTime(), limitMs);
  const lease = atOnce ?? (await waitForLease(ownerId, limitMs, context));
  if (!lease) return false;
  let isPublished = false;
  try {
    await work();
    isPublished = true;
  } finally {
    await leases.release(lease, isPublished);
  }
  return true;
}

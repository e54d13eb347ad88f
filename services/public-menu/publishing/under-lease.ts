import { setTimeout as wait } from 'node:timers/promises';
import type { Lease, LeasesStore } from './leases-store.ts';

type Context = { leases: LeasesStore; clock: () => Date };

/** Milliseconds between two looks at somebody else's lease: a few of these are a publication. */
const pauseMs = 100;

/** Waits for a lease; undefined once somebody else has published what was wanted by then. */
async function leaseAfterOthers(
  ownerId: string,
  limitMs: number,
  { leases, clock }: Context,
): Promise<Lease | undefined> {
  const number = await leases.want(ownerId);
  for (;;) {
    const row = await leases.find(ownerId);
    // One with a smaller number is a later row: the one before went when all that it knew of was published.
    if (!row || row.published >= number || row.wanted < number) return undefined;
    const now = clock().getTime();
    const isNobodys = row.holder === undefined || row.until < now;
    const mine = isNobodys ? await leases.take(ownerId, 0, now, limitMs) : undefined;
    if (mine) return mine;
    await wait(pauseMs * (0.5 + Math.random()));
  }
}

/**
 * Publishes an owner while nobody else does, for `limitMs` at most. Of those who come meanwhile one does it once more
 * for all of them: whoever was waiting when that one began to read has nothing left to do. What keeps a page from being
 * brought back is not this, but the conditions of each write. Returns false where somebody else did it.
 */
export async function underLease(
  ownerId: string,
  limitMs: number,
  work: () => Promise<void>,
  context: Context,
): Promise<boolean> {
  const { leases, clock } = context;
  const atOnce = await leases.take(ownerId, 1, clock().getTime(), limitMs);
  const lease = atOnce ?? (await leaseAfterOthers(ownerId, limitMs, context));
  if (!lease) return false;
  let isPublished = false;
  try {
    await work();
    isPublished = true;
  } finally {
    await leases.end(lease, isPublished);
  }
  return true;
}

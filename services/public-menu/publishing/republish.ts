import { forEachConcurrently } from './for-each-concurrently.ts';
import { parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import type { PublishedPages, PublishedPagesStore } from './published-pages-store.ts';
import type { Part, RepublishStore } from './republish-store.ts';

export type Republishing = {
  parts: RepublishStore;
  made: PublishedPagesStore;
  clock: () => Date;
  pageVersion: string;
  /** Publishes restaurants of one owner; never rejects. */
  publish: (ownerId: string, restaurantIds: ReadonlySet<string>) => Promise<void>;
  /** Whether there is time to start another owner. */
  hasTime: () => boolean;
};

type State = Awaited<ReturnType<RepublishStore['state']>>;

/** Concurrent owners: mostly I/O. */
const concurrency = 6;

/** Restaurants per checkpoint: the most that is repeated after a crash. */
const checkpointSize = 30;

/** Lease in milliseconds, renewed at checkpoints: longer than the slowest batch. */
const leaseMs = 200_000;

/** The job for all parts: a version, and the last manual request for all pages. */
export const jobOf = (pageVersion: string, orderedAt: string | undefined) =>
  orderedAt === undefined ? pageVersion : `${pageVersion}@${orderedAt}`;

/** Whether a part may be taken: not started for this job, or its run has died. */
function isFree(part: Part | undefined, atStart: Part | undefined, job: string, now: number) {
  if (part?.job === job) return part.finished_at === null && part.until < now;
  // A job that appeared during this run is newer: a deployment or a manual request.
  return part?.job === atStart?.job;
}

/** Takes a part; undefined if none is available. */
async function takePart(job: string, atStart: State, { parts: store, clock }: Republishing) {
  const state = await store.state();
  const now = clock();
  for (const name of parts) {
    const before = state.parts.get(name);
    if (!isFree(before, atStart.parts.get(name), job, now.getTime())) continue;
    const fresh = { part: name, job, cursor: '', seen: 0, made: 0, began_at: now.toISOString() };
    const taken: Part = {
      ...(before?.job === job ? before : { ...fresh, finished_at: null }),
      lease: (before?.lease ?? 0) + 1,
      until: now.getTime() + leaseMs,
    };
    if (await store.note(before, taken)) return taken;
  }
  return undefined;
}

/** Groups restaurants by owner, since each owner is published once. */
function byOwner(rows: readonly PublishedPages[]) {
  const owners = new Map<string, Set<string>>();
  for (const { owner_id, restaurant_id } of rows)
    owners.set(owner_id, (owners.get(owner_id) ?? new Set()).add(restaurant_id));
  return [...owners];
}

/** Publishes a part's next batch. Returns the part as stored; undefined if another run has taken it. */
async function workOn(part: Part, isOrdered: boolean, how: Republishing) {
  const { parts: store, made, clock, pageVersion, publish, hasTime } = how;
  const rows = await made.after(part.part, part.cursor, checkpointSize);
  const old = rows.filter((row) => isOrdered || row.page_version !== pageVersion);
  let isCutOff = false;
  await forEachConcurrently(byOwner(old), concurrency, async ([ownerId, ids]) => {
    if (hasTime()) await publish(ownerId, ids);
    else isCutOff = true;
  });
  const now = clock();
  const last = rows.at(-1);
  const still = { ...part, lease: part.lease + 1, until: now.getTime() + leaseMs };
  // If interrupted, the next run repeats this batch.
  const after: Part = isCutOff
    ? still
    : {
        ...still,
        cursor: last?.restaurant_id ?? part.cursor,
        seen: part.seen + rows.length,
        made: part.made + old.length,
        finished_at: last ? null : now.toISOString(),
      };
  return (await store.note(part, after)) ? after : undefined;
}

/**
 * Rebuilds pages made by other versions, or all of them if requested. Each run takes parts under a lease until none is
 * left or its time is over; the next one continues. Returns the number of restaurants published.
 */
export async function republish(how: Republishing): Promise<number> {
  const atStart = await how.parts.state();
  const job = jobOf(how.pageVersion, atStart.orderedAt);
  let published = 0;
  while (how.hasTime()) {
    let part = await takePart(job, atStart, how);
    if (!part) break;
    while (part && part.finished_at === null && how.hasTime()) {
      const before: number = part.made;
      part = await workOn(part, atStart.orderedAt !== undefined, how);
      published += (part?.made ?? before) - before;
    }
    // Out of time: release the part, so the next run need not wait for the lease.
    if (part?.finished_at === null) {
      await how.parts.note(part, { ...part, lease: part.lease + 1, until: 0 });
    }
  }
  return published;
}

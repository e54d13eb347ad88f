import { inParallel } from './in-parallel.ts';
import { type PublishedPages, type PublishedPagesStore, parts } from './published-pages-store.ts';
import type { Part, RepublishStore } from './republish-store.ts';

export type Republishing = {
  parts: RepublishStore;
  made: PublishedPagesStore;
  clock: () => Date;
  pageVersion: string;
  /** Publishes restaurants of one owner; keeps to itself what fails. */
  publish: (ownerId: string, restaurantIds: ReadonlySet<string>) => Promise<void>;
  /** Whether there is time to begin another owner. */
  hasTime: () => boolean;
};

type State = Awaited<ReturnType<RepublishStore['state']>>;

/** Owners at once: what they do is mostly waiting for the table and the bucket. */
const atOnce = 6;

/** Restaurants between two notes of how far it has come: what a kill makes be done again, at most. */
const betweenNotes = 30;

/** Milliseconds without a note after which a part is another's: longer than the slowest of these take. */
const leaseMs = 200_000;

/** What all parts have to be made by: a version, and the last time that somebody asked for all pages. */
export const jobOf = (pageVersion: string, orderedAt: string | undefined) =>
  orderedAt === undefined ? pageVersion : `${pageVersion}@${orderedAt}`;

/** Whether it may be taken now: not begun yet for this job, or left by who has died. */
function isFree(part: Part | undefined, atStart: Part | undefined, job: string, now: number) {
  if (part?.job === job) return part.finished_at === null && part.until < now;
  // Another job that came up while this run went on is a newer one: a deployment, or somebody asked again.
  return part?.job === atStart?.job;
}

/** A part that is this run's from now on; undefined where there is none to take. */
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

/** Restaurants by their owner, who is published once for all of them. */
function byOwner(rows: readonly PublishedPages[]) {
  const owners = new Map<string, Set<string>>();
  for (const { owner_id, restaurant_id } of rows)
    owners.set(owner_id, (owners.get(owner_id) ?? new Set()).add(restaurant_id));
  return [...owners];
}

/** Publishes the next few of a part. Returns where it stands then, as it is noted; undefined where it is another's now. */
async function workOn(part: Part, isOrdered: boolean, how: Republishing) {
  const { parts: store, made, clock, pageVersion, publish, hasTime } = how;
  const rows = await made.after(part.part, part.cursor, betweenNotes);
  const old = rows.filter((row) => isOrdered || row.page_version !== pageVersion);
  let isCutOff = false;
  await inParallel(byOwner(old), atOnce, async ([ownerId, ids]) => {
    if (hasTime()) await publish(ownerId, ids);
    else isCutOff = true;
  });
  const now = clock();
  const last = rows.at(-1);
  const still = { ...part, lease: part.lease + 1, until: now.getTime() + leaseMs };
  // What was cut off is begun again by the next run, from the same place.
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
 * Makes every page anew that another version has made, or all of them where somebody has asked. Each run takes one part
 * after another, which is nobody else's meanwhile, until none is left or its time is over; the next one goes on. Returns
 * how many restaurants it has published.
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
    // Its time is over, perhaps before anything of it was done: the next run need not wait for the lease.
    if (part?.finished_at === null) {
      await how.parts.note(part, { ...part, lease: part.lease + 1, until: 0 });
    }
  }
  return published;
}

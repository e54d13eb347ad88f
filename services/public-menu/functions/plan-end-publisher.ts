import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '../publishing/in-parallel.ts';
import type { PlanEnd } from '../publishing/plan-ends-store.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';

const publishing = openPublishing(import.meta.dirname);

/** Milliseconds. A schedule keeps to its minute and to no second of it, so each end is waited for by two runs. */
const aheadMs = 120_000;

/** Owners at once, and milliseconds for each: what takes longer would hold up the next, and is tried again. */
const atOnce = 6;
const limitMs = 4000;

/** Never before the time: a plan that has not ended yet would keep its images. */
async function waitUntil(time: number) {
  for (let left = time - Date.now(); left > 0; left = time - Date.now()) await wait(left);
}

/** What was waited for twice is published twice, which changes nothing; what was renewed meanwhile as well. */
async function publishAtEnd(end: PlanEnd) {
  await waitUntil(Date.parse(end.ends_at));
  const named = new Set<string>();
  try {
    await publishOwner(end.owner_id, named, limitMs, publishing);
  } catch (error) {
    await noteFailure(end.owner_id, named, error, publishing);
  }
  await publishing.planEnds.remove(end);
}

/**
 * Takes images off the pages at the moment in which Pro ends by the clock: nothing is written then that could wake the
 * publisher. Takes whatever ended before as well, so a run that failed or came late is made up for by the next.
 */
export const handler = logged(async () => {
  const ends = await publishing.planEnds.before(Date.now() + aheadMs);
  if (ends.length === 0) return;
  await publishing.storeFilesOnce();
  const failures: unknown[] = [];
  await inParallel(ends, atOnce, (end) =>
    publishAtEnd(end).catch((error: unknown) => {
      failures.push(error);
    }),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Not every plan end was published');
});

import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { forEachConcurrently } from '../publishing/for-each-concurrently.ts';
import type { PlanEnd } from '../publishing/plan-ends-store.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';

const publishing = openPublishing(import.meta.dirname);

/** Lookahead in milliseconds. Schedules are accurate to the minute only, so two runs cover each end. */
const lookaheadMs = 120_000;

/** Concurrent owners, and milliseconds for each: slower ones would delay the rest, and are retried. */
const concurrency = 6;
const limitMs = 4000;

/** Publishes only after the end: before it, pages would keep their images. */
async function waitUntil(time: number) {
  for (let left = time - Date.now(); left > 0; left = time - Date.now()) await wait(left);
}

/** Publishing twice, or after a renewal, is harmless. */
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
 * Removes images from pages when a Pro plan expires: nothing is written then, so no stream event triggers the
 * publisher. Also handles earlier ends, in case a run failed or was late.
 */
export const handler = logged(async () => {
  const ends = await publishing.planEnds.before(Date.now() + lookaheadMs);
  if (ends.length === 0) return;
  await publishing.storeFilesOnce();
  const failures: unknown[] = [];
  await forEachConcurrently(ends, concurrency, (end) =>
    publishAtEnd(end).catch((error: unknown) => {
      failures.push(error);
    }),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Not every plan end was published');
});

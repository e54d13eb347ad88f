import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { DynamoDBBatchItemFailure, DynamoDBStreamEvent } from 'aws-lambda';
import { type ChangedOwner, changedOwners } from '../publishing/changed-owners.ts';
import { inParallel } from '../publishing/in-parallel.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';
import { ownerOfPlan } from '../publishing/owner-of-plan.ts';

const publishing = openPublishing(import.meta.dirname);

/** Owners at once: what they do is mostly waiting for the table and the bucket. */
const atOnce = 10;

/** Milliseconds: what takes longer would hold up the changes behind it, and is tried again by the clock. */
const limitMs = 4000;

async function publish({ ownerId, restaurants }: ChangedOwner) {
  try {
    await publishOwner(ownerId, restaurants, limitMs, publishing);
  } catch (error) {
    await noteFailure(ownerId, restaurants, error, publishing);
  }
}

/** Most changes are of no plan: what follows those that are is loaded for them. Returns what could not be noted. */
async function notedPlanEnds(event: DynamoDBStreamEvent): Promise<DynamoDBBatchItemFailure[]> {
  if (event.Records.every((record) => ownerOfPlan(record) === undefined)) return [];
  const { notePlanEnds } = await import('../publishing/note-plan-ends.ts');
  return (await notePlanEnds(event, publishing.planEnds)).batchItemFailures;
}

/**
 * Keeps what diners see equal to what owners saved, each owner once for all changes that came together. An owner whose
 * pages cannot be published is noted for the republisher; only what cannot even be noted is tried again by the stream.
 */
export const handler = logged(async (event: DynamoDBStreamEvent) => {
  await publishing.storeFilesOnce();
  const batchItemFailures = await notedPlanEnds(event);
  await inParallel(changedOwners(event.Records), atOnce, (owner) =>
    publish(owner).catch((error: unknown) => {
      log.error('An owner could not be noted for another try', { owner_id: owner.ownerId, error });
      batchItemFailures.push({ itemIdentifier: owner.firstRecord });
    }),
  );
  return { batchItemFailures };
});

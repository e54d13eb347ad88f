import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { DynamoDBBatchItemFailure, DynamoDBStreamEvent } from 'aws-lambda';
import { type ChangedOwner, changedOwners } from '../publishing/changed-owners.ts';
import { forEachConcurrently } from '../publishing/for-each-concurrently.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';
import { ownerOfPlan } from '../publishing/owner-of-plan.ts';

const publishing = openPublishing(import.meta.dirname);

/** Concurrent owners: mostly I/O. */
const concurrency = 10;

/** Timeout in milliseconds: slower owners would delay later changes, and are retried on a schedule. */
const limitMs = 4000;

async function publish({ ownerId, restaurants }: ChangedOwner) {
  try {
    await publishOwner(ownerId, restaurants, limitMs, publishing);
  } catch (error) {
    await noteFailure(ownerId, restaurants, error, publishing);
  }
}

/** Loads the code for plan ends only if a plan changed. Returns the records that failed. */
async function notedPlanEnds(event: DynamoDBStreamEvent): Promise<DynamoDBBatchItemFailure[]> {
  if (event.Records.every((record) => ownerOfPlan(record) === undefined)) return [];
  const { notePlanEnds } = await import('../publishing/note-plan-ends.ts');
  return (await notePlanEnds(event, publishing.planEnds)).batchItemFailures;
}

/**
 * Publishes what owners save, once per owner and batch. If an owner's pages cannot be published, the republisher
 * retries them; only if that cannot be recorded does the stream retry.
 */
export const handler = logged(async (event: DynamoDBStreamEvent) => {
  await publishing.storeFilesOnce();
  const batchItemFailures = await notedPlanEnds(event);
  await forEachConcurrently(changedOwners(event.Records), concurrency, (owner) =>
    publish(owner).catch((error: unknown) => {
      log.error('An owner could not be noted for another try', { owner_id: owner.ownerId, error });
      batchItemFailures.push({ itemIdentifier: owner.firstRecord });
    }),
  );
  return { batchItemFailures };
});

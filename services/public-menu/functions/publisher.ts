import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type ChangedOwner, changedOwners } from '../publishing/changed-owners.ts';
import { inParallel } from '../publishing/in-parallel.ts';
import { notePlanEnd } from '../publishing/note-plan-end.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';

const publishing = openPublishing(import.meta.dirname);

/** Owners at once: what they do is mostly waiting for the table and the bucket. */
const atOnce = 6;

/** Milliseconds: what takes longer would hold up the changes behind it, and is tried again by the clock. */
const limitMs = 4000;

async function publish({ ownerId, restaurants }: ChangedOwner) {
  try {
    await publishOwner(ownerId, restaurants, limitMs, publishing);
  } catch (error) {
    await noteFailure(ownerId, restaurants, error, publishing);
  }
}

/**
 * Keeps what diners see equal to what owners saved, each owner once for all changes that came together. An owner whose
 * pages cannot be published is noted for the republisher; only what cannot even be noted is tried again by the stream.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  await publishing.storeFilesOnce();
  const failures: string[] = [];
  const noting = (what: string, record: string, work: Promise<void>) =>
    work.catch((error: unknown) => {
      console.error(JSON.stringify({ [what]: 'not noted', error: String(error) }));
      failures.push(record);
    });
  for (const record of event.Records) {
    const { SequenceNumber = '' } = record.dynamodb ?? {};
    await noting('planEnd', SequenceNumber, notePlanEnd(record, publishing.planEnds));
  }
  await inParallel(changedOwners(event.Records), atOnce, (owner) =>
    noting('retry', owner.firstRecord, publish(owner)),
  );
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) };
}

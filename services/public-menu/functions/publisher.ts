import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { DynamoDBBatchItemFailure, DynamoDBStreamEvent, DynamoDBRecord } from 'aws-lambda';
import { forEachConcurrently } from '../publishing/for-each-concurrently.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';
import { ownerOfPlan } from '../publishing/owner-of-plan.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import * as z from 'zod/mini';

/** Key prefixes with an owner's id, whose changes affect what diners see. */
const owned = [keys.restaurant, keys.plan, keys.closedAccount, keys.verifiedEmail];
const ownerIn = (pk: string | undefined) =>
  owned.map(({ leadingKey }) => idAfter(leadingKey, pk)).find((id) => id !== undefined);

/** Rows that public pages are made from; a bulk change counts once it has finished. */
const shown = [keys.restaurant, keys.menu, keys.category, keys.item];
const bulkMark = z.object({ bulk_id: z.optional(z.string()) });
const markOf = (image: Parameters<typeof readImage>[0]) =>
  bulkMark.safeParse(readImage(image)).data?.bulk_id;

/** Whether this change may affect what diners see. */
function isRelevant({ eventName, dynamodb }: DynamoDBRecord): boolean {
  const sk = dynamodb?.Keys?.sk?.S;
  if (idAfter(keys.restaurant.leadingKey, dynamodb?.Keys?.pk?.S) === undefined) return true;
  if (idAfter(keys.bulk.sortPrefix, sk)) return eventName === 'REMOVE';
  // A deleted item leaves its categories first, or with them: they tell of it.
  if (eventName === 'REMOVE' && idAfter(keys.item.sortPrefix, sk) !== undefined) return false;
  const mark = markOf(dynamodb?.NewImage);
  const isShown = shown.some(({ sortPrefix }) => idAfter(sortPrefix, sk));
  return isShown && (mark === undefined || mark === markOf(dynamodb?.OldImage));
}

type ChangedOwner = { ownerId: string; restaurants: Set<string>; firstRecord: string };

/** Owners whose catalogue or plan changed, each once, with the restaurants in the changes. */
function changedOwners(records: readonly DynamoDBRecord[]): ChangedOwner[] {
  const owners = new Map<string, ChangedOwner>();
  for (const { dynamodb } of records.filter(isRelevant)) {
    const ownerId = ownerIn(dynamodb?.Keys?.pk?.S);
    if (ownerId === undefined) continue;
    const firstRecord = dynamodb?.SequenceNumber ?? '';
    const owner = owners.get(ownerId) ?? { ownerId, restaurants: new Set<string>(), firstRecord };
    // A deleted restaurant is no longer in the catalogue: only its change record names it.
    const restaurantId = idAfter(keys.restaurant.sortPrefix, dynamodb?.Keys?.sk?.S);
    if (restaurantId !== undefined) owner.restaurants.add(restaurantId);
    owners.set(ownerId, owner);
  }
  return [...owners.values()];
}

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

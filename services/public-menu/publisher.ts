import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { readImage } from '@menuleaf/shared/table/stream-image.ts';
import * as z from 'zod';
import { publishRestaurant } from './publish.ts';
import { openPublishing } from './publishing.ts';

const tools = openPublishing(import.meta.dirname);

const ownersKey = /^(?:CATALOGUE|BILLING#PLAN|IDENTITY#CLOSED|IDENTITY#VERIFIED)#(.+)$/;

/** What diners see is made of these; a change of many rows counts once it is at its end. */
const shown = /^(?:RESTAURANT|MENU|CATEGORY|ITEM)#/;
const bulkMark = z.object({ bulk_id: z.string().optional() });
const markOf = (image: Parameters<typeof readImage>[0]) =>
  bulkMark.safeParse(readImage(image)).data?.bulk_id;

/** Whether diners may see something else after this change. */
function isToBeSeen({ eventName, dynamodb }: DynamoDBRecord): boolean {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  if (!pk.startsWith('CATALOGUE#')) return true;
  if (sk.startsWith('BULK#')) return eventName === 'REMOVE';
  const mark = markOf(dynamodb?.NewImage);
  return shown.test(sk) && (mark === undefined || mark === markOf(dynamodb?.OldImage));
}

type Owner = { restaurants: Set<string>; firstRecord: string };

/** Whose catalogue or plan changed, and which restaurants are named by the changes themselves. */
function changedOwners(records: DynamoDBRecord[]): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { dynamodb } of records.filter(isToBeSeen)) {
    const ownerId = ownersKey.exec(dynamodb?.Keys?.pk?.S ?? '')?.[1];
    if (ownerId === undefined) continue;
    const owner = owners.get(ownerId) ?? {
      restaurants: new Set<string>(),
      firstRecord: dynamodb?.SequenceNumber ?? '',
    };
    // A restaurant that was deleted is in no catalogue any more: only its record tells of it.
    const restaurantId = /^RESTAURANT#(.+)$/.exec(dynamodb?.Keys?.sk?.S ?? '')?.[1];
    if (restaurantId !== undefined) owner.restaurants.add(restaurantId);
    owners.set(ownerId, owner);
  }
  return owners;
}

async function publishOwner(ownerId: string, named: Set<string>) {
  const all = named.union(new Set(await tools.store.restaurantIds(ownerId)));
  await Promise.all([...all].map((id) => publishRestaurant(ownerId, id, tools)));
}

/** Keeps what diners see equal to what owners saved. What fails is tried again by the stream. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures: string[] = [];
  for (const [ownerId, { restaurants, firstRecord }] of changedOwners(event.Records)) {
    try {
      await tools.storeFilesOnce();
      await publishOwner(ownerId, restaurants);
    } catch (error) {
      console.error(JSON.stringify({ ownerId, publishing: 'failed', error: String(error) }));
      failures.push(firstRecord);
    }
  }
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) };
}

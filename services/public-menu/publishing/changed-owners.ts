import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';

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

export type ChangedOwner = { ownerId: string; restaurants: Set<string>; firstRecord: string };

/** Whose catalogue or plan changed, each once, and which restaurants are named by the changes themselves. */
export function changedOwners(records: readonly DynamoDBRecord[]): ChangedOwner[] {
  const owners = new Map<string, ChangedOwner>();
  for (const { dynamodb } of records.filter(isToBeSeen)) {
    const ownerId = ownersKey.exec(dynamodb?.Keys?.pk?.S ?? '')?.[1];
    if (ownerId === undefined) continue;
    const firstRecord = dynamodb?.SequenceNumber ?? '';
    const owner = owners.get(ownerId) ?? { ownerId, restaurants: new Set<string>(), firstRecord };
    // A restaurant that was deleted is in no catalogue any more: only its record tells of it.
    const restaurantId = /^RESTAURANT#(.+)$/.exec(dynamodb?.Keys?.sk?.S ?? '')?.[1];
    if (restaurantId !== undefined) owner.restaurants.add(restaurantId);
    owners.set(ownerId, owner);
  }
  return [...owners.values()];
}

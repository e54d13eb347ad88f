import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord } from 'aws-lambda';
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

export type ChangedOwner = { ownerId: string; restaurants: Set<string>; firstRecord: string };

/** Owners whose catalogue or plan changed, each once, with the restaurants in the changes. */
export function changedOwners(records: readonly DynamoDBRecord[]): ChangedOwner[] {
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

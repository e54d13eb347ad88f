import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { endOfPro } from '@menuleaf/shared/plans/entitlement.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import type { PlanEndsStore } from './plan-ends-store.ts';

const endIn = (image: Parameters<typeof readImage>[0]) =>
  endOfPro(planItemSchema.safeParse(readImage(image)).data);

/** Notes when a plan that has changed will end: nothing is written at that moment, so no stream will tell of it. */
export async function notePlanEnd({ dynamodb }: DynamoDBRecord, planEnds: PlanEndsStore) {
  const ownerId = idAfter(keys.plan.leadingKey, dynamodb?.Keys?.pk?.S);
  if (ownerId === undefined) return;
  await planEnds.move(ownerId, endIn(dynamodb?.OldImage), endIn(dynamodb?.NewImage));
}

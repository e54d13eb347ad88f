import { endOfPro, planItemSchema } from '@menuleaf/shared/plans/entitlement.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import type { PlanEndsStore } from './plan-ends-store.ts';

const plansKey = /^BILLING#PLAN#(.+)$/;

const endIn = (image: Parameters<typeof readImage>[0]) =>
  endOfPro(planItemSchema.safeParse(readImage(image)).data);

/** Notes when a plan that has changed will end: nothing is written at that moment, so no stream will tell of it. */
export async function notePlanEnd({ dynamodb }: DynamoDBRecord, planEnds: PlanEndsStore) {
  const ownerId = plansKey.exec(dynamodb?.Keys?.pk?.S ?? '')?.[1];
  if (ownerId === undefined) return;
  await planEnds.move(ownerId, endIn(dynamodb?.OldImage), endIn(dynamodb?.NewImage));
}

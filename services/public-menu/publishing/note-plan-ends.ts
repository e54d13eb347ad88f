import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { endOfPro } from '@menuleaf/shared/plans/entitlement.ts';
import { processInOrder } from '@menuleaf/shared/server/table/process-in-order.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { ownerOfPlan } from './owner-of-plan.ts';
import type { PlanEndsStore } from './plan-ends-store.ts';

const endIn = (image: Parameters<typeof readImage>[0]) =>
  endOfPro(planItemSchema.safeParse(readImage(image)).data);

async function noteEnd(ownerId: string, { dynamodb }: DynamoDBRecord, planEnds: PlanEndsStore) {
  await planEnds.move(ownerId, endIn(dynamodb?.OldImage), endIn(dynamodb?.NewImage));
}

/** Stores when each changed plan will end: nothing is written at that moment, so there is no stream event. */
export const notePlanEnds = (
  event: DynamoDBStreamEvent,
  planEnds: PlanEndsStore,
): Promise<DynamoDBBatchResponse> =>
  processInOrder(event, async (record) => {
    const ownerId = ownerOfPlan(record);
    if (ownerId !== undefined) await noteEnd(ownerId, record, planEnds);
  });

import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { DynamoDBRecord } from 'aws-lambda';

/** The owner whose plan changed; undefined for other changes. */
export const ownerOfPlan = ({ dynamodb }: DynamoDBRecord) =>
  idAfter(keys.plan.leadingKey, dynamodb?.Keys?.pk?.S);

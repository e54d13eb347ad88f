import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { DynamoDBRecord } from 'aws-lambda';

/** Whose plan a change is of; undefined where it is of something else. */
export const ownerOfPlan = ({ dynamodb }: DynamoDBRecord) =>
  idAfter(keys.plan.leadingKey, dynamodb?.Keys?.pk?.S);

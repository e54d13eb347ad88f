import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { openClosings } from '../closing/open-closings.ts';

const closings = openClosings();

/** Removes a closed account's catalogue as soon as the table's stream tells of it. */
export const handler = logged((event: DynamoDBStreamEvent) => closings.onStream(event, new Date()));

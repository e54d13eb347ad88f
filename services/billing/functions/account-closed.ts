import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { openClosings } from '../open-closings.ts';

const closings = openClosings();

/** Ends what a closed account pays for as soon as the table's stream tells of it. */
export const handler = logged((event: DynamoDBStreamEvent) => closings.onStream(event, new Date()));

import type { DynamoDBStreamEvent } from 'aws-lambda';
import { openMailQueue } from './open-mail-queue.ts';

const queue = openMailQueue();

/** Sends what was queued as soon as the table's stream tells of it. */
export const handler = (event: DynamoDBStreamEvent) => queue.onStream(event);

import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { announceChanges } from './announce-changes.ts';
import { eventsBus } from './put-events.ts';

const env = z.object({ BUS_NAME: z.string() }).parse(process.env);
const put = eventsBus(env.BUS_NAME);

/** Publishes the table's changes as events on the bus. */
export const handler = logged((event: DynamoDBStreamEvent) => announceChanges(event.Records, put));

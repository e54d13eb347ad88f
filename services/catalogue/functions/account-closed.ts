import { accountClosed } from '@menuleaf/shared/contracts/events/identity-events.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { processBatch, on } from '@menuleaf/shared/server/events/process-batch.ts';
import type { SQSEvent } from 'aws-lambda';
import { openClosings } from '../closing/open-closings.ts';

const closings = openClosings();
const listeners = [on(accountClosed, (event) => closings.onEvents(event, new Date()))];

/** Removes a closed account's catalogue when the closing event arrives. */
export const handler = logged((event: SQSEvent) => processBatch(event, listeners));

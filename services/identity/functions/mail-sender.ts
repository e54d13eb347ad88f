import { identityMailQueued } from '@menuleaf/shared/contracts/events/identity-events.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { processBatch, on } from '@menuleaf/shared/server/events/process-batch.ts';
import type { SQSEvent } from 'aws-lambda';
import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();
const listeners = [on(identityMailQueued, (place) => queue.onEvents(place, new Date()))];

/** Sends mail as soon as it is queued. */
export const handler = logged((event: SQSEvent) => processBatch(event, listeners));

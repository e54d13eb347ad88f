import { webhookQueued } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { processBatch, on } from '@menuleaf/shared/server/events/process-batch.ts';
import type { SQSEvent } from 'aws-lambda';
import { sendQueued } from '../webhooks/attempt-delivery.ts';
import { openSending } from '../webhooks/open-sending.ts';

const sending = openSending();
const listeners = [
  on(webhookQueued, ({ owner_id, delivery_id }) => sendQueued(owner_id, delivery_id, sending)),
];

/** Sends a message to a webhook as soon as it is queued. */
export const handler = logged((event: SQSEvent) => processBatch(event, listeners));

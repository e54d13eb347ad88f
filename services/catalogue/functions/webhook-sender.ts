import { webhookQueued } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { sendQueued } from '../webhooks/attempt-delivery.ts';
import { openSending } from '../webhooks/open-sending.ts';

const sending = openSending();

/** Sends a message to a webhook as soon as it is queued. */
export const handler = eventHandler(
  on(webhookQueued, ({ owner_id, delivery_id }) => sendQueued(owner_id, delivery_id, sending)),
);

import { supportMailQueued } from '@menuleaf/shared/contracts/events/support-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();

/** Sends mail as soon as it is queued. */
export const handler = eventHandler(
  on(supportMailQueued, (place) => queue.onEvents(place, new Date())),
);

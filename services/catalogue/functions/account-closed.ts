import { accountClosed } from '@menuleaf/shared/contracts/events/identity-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openClosings } from '../closing/open-closings.ts';

const closings = openClosings();

/** Removes a closed account's catalogue when the closing event arrives. */
export const handler = eventHandler(
  on(accountClosed, (event) => closings.onEvents(event, new Date())),
);

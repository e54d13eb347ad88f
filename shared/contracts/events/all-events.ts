import { planChanged } from './billing-events.ts';
import {
  availabilityChanged,
  bulkChangeBegun,
  imageLetGo,
  thingChanged,
  webhookQueued,
  webhookStopped,
} from './catalogue-events.ts';
import { accountClosed, identityMailQueued } from './identity-events.ts';
import type { DomainEvent } from './domain-event.ts';
import { menuPublished } from './public-menu-events.ts';
import { supportMailQueued } from './support-events.ts';

/** All published events. */
export const allEvents: readonly DomainEvent[] = [
  accountClosed,
  availabilityChanged,
  bulkChangeBegun,
  identityMailQueued,
  imageLetGo,
  menuPublished,
  planChanged,
  supportMailQueued,
  thingChanged,
  webhookQueued,
  webhookStopped,
];

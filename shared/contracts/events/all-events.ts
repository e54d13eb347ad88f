import { planChanged } from './billing-events.ts';
import {
  availabilityChanged,
  bulkChangeBegun,
  imageLetGo,
  webhookQueued,
  webhookStopped,
} from './catalogue-events.ts';
import { accountClosed, identityMailQueued } from './identity-events.ts';
import type { DomainEvent } from './domain-event.ts';
import { menuPublished } from './public-menu-events.ts';
import { supportMailQueued } from './support-events.ts';

/** Everything that is told. What is not here is not told. */
export const allEvents: readonly DomainEvent[] = [
  accountClosed,
  availabilityChanged,
  bulkChangeBegun,
  identityMailQueued,
  imageLetGo,
  menuPublished,
  planChanged,
  supportMailQueued,
  webhookQueued,
  webhookStopped,
];

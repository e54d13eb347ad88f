import * as z from '@menuleaf/shared/contracts/schema.ts';
import { planItemSchema } from '../plan-item.ts';
import { domainEvent } from './domain-event.ts';

/** An owner's plan changed: by a payment, a webhook or the clock. */
export const planChanged = domainEvent({
  name: 'plan-changed',
  version: 1,
  fields: z.object({
    user_id: z.string(),
    /** Increments with each change of a plan, so that listeners can drop stale events. */
    version: z.number(),
    before: z.nullable(planItemSchema),
    /** Null once the account is closed. */
    after: z.nullable(planItemSchema),
  }),
});

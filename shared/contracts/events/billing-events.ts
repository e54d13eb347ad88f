import * as z from '@menuleaf/shared/contracts/schema.ts';
import { planItemSchema } from '../plan-item.ts';
import { domainEvent } from './domain-event.ts';

/** Whatever changed an owner's plan: a payment, a webhook, the clock. */
export const planChanged = domainEvent({
  name: 'plan-changed',
  version: 1,
  fields: z.object({
    user_id: z.string(),
    /** Counts the changes of one plan, so that a listener knows an older one that comes later. */
    version: z.number(),
    before: z.nullable(planItemSchema),
    /** Null once the account is closed. */
    after: z.nullable(planItemSchema),
  }),
});

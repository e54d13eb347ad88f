import * as z from '@menuleaf/shared/contracts/schema.ts';
import { changedThing, catalogueChange } from '../catalogue/changed-thing.ts';
import { domainEvent } from './domain-event.ts';

/** A change of more rows than fit in a transaction was recorded, and is still pending. */
export const bulkChangeBegun = domainEvent({
  name: 'bulk-change-begun',
  version: 1,
  fields: z.object({ owner_id: z.string(), bulk_id: z.string() }),
});

/** An item, a deleted item or an upload no longer references this image. Others still may. */
export const imageLetGo = domainEvent({
  name: 'image-let-go',
  version: 1,
  fields: z.object({ owner_id: z.string(), image: z.string() }),
});

/** A dish is sold out, or available again. Timed expiry is not published. */
export const availabilityChanged = domainEvent({
  name: 'availability-changed',
  version: 1,
  fields: z.object({
    owner_id: z.string(),
    item_id: z.string(),
    name: z.string(),
    is_available: z.boolean(),
    sold_out_until: z.nullable(z.string()),
    changed_at: z.string(),
    /** Same on redelivery. */
    change_id: z.string(),
  }),
});

/** A message is queued for a webhook. Its content stays in the table. */
export const webhookQueued = domainEvent({
  name: 'webhook-queued',
  version: 1,
  fields: z.object({ owner_id: z.string(), delivery_id: z.string() }),
});

/** A webhook was disabled after days of failures. */
export const webhookStopped = domainEvent({
  name: 'webhook-stopped',
  version: 1,
  fields: z.object({
    owner_id: z.string(),
    webhook_id: z.string(),
    stopped_at: z.string(),
    /** Host of its URL: the rest may hold a secret. */
    host: z.string(),
    /** Its server answered 410 Gone; absent in older notes. */
    is_gone: z.optional(z.boolean()),
  }),
});

/** One thing of an account changed; a change of several things publishes an event for each. */
export const thingChanged = domainEvent({
  name: 'thing-changed',
  version: 1,
  fields: z.object({ owner_id: z.string(), change: catalogueChange, thing: changedThing }),
});

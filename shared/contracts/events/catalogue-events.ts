import * as z from '@menuleaf/shared/contracts/schema.ts';
import { domainEvent } from './domain-event.ts';

/** A change of more rows than a transaction holds was written down, and has yet to be done. */
export const bulkChangeBegun = domainEvent({
  name: 'bulk-change-begun',
  version: 1,
  fields: z.object({ owner_id: z.string(), bulk_id: z.string() }),
});

/** An item, a deleted item or an upload has named this image until now. Another one may still do. */
export const imageLetGo = domainEvent({
  name: 'image-let-go',
  version: 1,
  fields: z.object({ owner_id: z.string(), image: z.string() }),
});

/** Guests can have a dish no more, or again. What ends by the clock is not told. */
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
    /** The same when it is told again. */
    change_id: z.string(),
  }),
});

/** A message waits to be sent to a webhook. What it says stays in the table. */
export const webhookQueued = domainEvent({
  name: 'webhook-queued',
  version: 1,
  fields: z.object({ owner_id: z.string(), delivery_id: z.string() }),
});

/** A webhook had failed for days, and nothing is sent to it any more. */
export const webhookStopped = domainEvent({
  name: 'webhook-stopped',
  version: 1,
  fields: z.object({
    owner_id: z.string(),
    webhook_id: z.string(),
    stopped_at: z.string(),
    /** The name in its address: the rest may hold a secret. */
    host: z.string(),
  }),
});

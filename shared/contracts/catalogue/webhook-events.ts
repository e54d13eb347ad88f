import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Webhook event types, with their payloads. */
export const webhookData = {
  'menu.published': z.object({
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    menu_id: z.string(),
    menu_name: z.string(),
    /** The public page. */
    url: z.string(),
  }),
  'item.sold_out': z.object({
    item_id: z.string(),
    name: z.string(),
    /** When it becomes available automatically; null if only an owner's change does it. */
    sold_out_until: z.nullable(z.iso.datetime()),
  }),
  'item.available': z.object({ item_id: z.string(), name: z.string() }),
} as const;

export const webhookEvents = ['menu.published', 'item.sold_out', 'item.available'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent manually to test delivery. */
export const testEvent = 'webhook.test';

/** A message, as signed and sent. */
export type WebhookMessage = {
  type: WebhookEvent | typeof testEvent;
  /** When it happened. */
  timestamp: string;
  data: unknown;
};

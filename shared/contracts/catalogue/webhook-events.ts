import * as z from '@menuleaf/shared/contracts/schema.ts';

/** What an owner's program can be told of, with what its message says. */
export const webhookData = {
  'menu.published': z.object({
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    menu_id: z.string(),
    menu_name: z.string(),
    /** The page that guests read. */
    url: z.string(),
  }),
  'item.sold_out': z.object({
    item_id: z.string(),
    name: z.string(),
    /** When it will be available again by itself; null for not before somebody says so. */
    sold_out_until: z.nullable(z.iso.datetime()),
  }),
  'item.available': z.object({ item_id: z.string(), name: z.string() }),
} as const;

export const webhookEvents = ['menu.published', 'item.sold_out', 'item.available'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent by hand, to see whether it arrives. */
export const testEvent = 'webhook.test';

/** A message, as it is signed and sent. */
export type WebhookMessage = {
  type: WebhookEvent | typeof testEvent;
  /** When it happened. */
  timestamp: string;
  data: unknown;
};

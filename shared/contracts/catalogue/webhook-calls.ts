import { managers, noContent } from '../methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { parseUrl } from '../fields/parse-url.ts';
import { instant } from '../fields/reply-fields.ts';
import { contract } from '../operation.ts';
import { pageQuery } from '../page-query.ts';
import { writtenLine } from '../fields/written-text.ts';
import { testEvent, webhookEvents } from './webhook-events.ts';

const url = writtenLine(2000).check(
  z.minLength(1, 'Enter a web address'),
  z.refine(
    (text) => parseUrl(text) !== undefined,
    'Enter a web address, such as https://example.com/hook',
  ),
);

const events = z.array(z.enum(webhookEvents, 'Choose from the available events')).check(
  z.minLength(1, 'Choose at least one event'),
  z.maxLength(webhookEvents.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Must name each event once'),
);

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_enabled: z.boolean(),
  created_at: instant,
  /** Start of the current failures; null while it works. */
  failing_since: z.nullable(instant),
  /** When it was disabled after days of failed deliveries, or because it is gone; null otherwise. */
  stopped_at: z.nullable(instant),
  /** Whether it was disabled because its server answered 410 Gone. */
  is_gone: z.optional(z.boolean()),
  /** On, but skipped while the plan allows fewer; absent: not skipped. */
  is_paused: z.optional(z.boolean()),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  id: z.string(),
  webhook_id: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  created_at: instant,
  attempts: z.number(),
  last_attempt_at: z.nullable(instant),
  /** Status of the last response; null if there was none. */
  response_status: z.nullable(z.number()),
  /** The last error; null if there was none. */
  problem: z.nullable(z.string()),
  next_attempt_at: z.nullable(instant),
  /** As it is signed and sent. */
  body: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Webhook management. No API key may call these. */
export const webhookOperations = contract({
  listWebhooks: {
    ...managers.get,
    path: '/api/catalogue/webhooks',
    summary: 'The webhooks of the account, without their secrets',
    reply: z.array(webhookSchema),
  },
  createWebhook: {
    ...managers.post,
    path: '/api/catalogue/webhooks',
    summary: 'Have messages sent to an address; `secret` is told this once and never again',
    body: z.object({ url, events }),
    reply: z.extend(webhookSchema, { secret: z.string() }),
    status: 201,
  },
  updateWebhook: {
    ...managers.patch,
    path: '/api/catalogue/webhooks/{id}',
    summary: 'Change a webhook, or turn it off or on',
    body: z.object({
      url: z.optional(url),
      events: z.optional(events),
      is_enabled: z.optional(z.boolean()),
    }),
    reply: webhookSchema,
  },
  replaceWebhookSecret: {
    ...managers.post,
    path: '/api/catalogue/webhooks/{id}/secret',
    summary: 'A new secret, told this once; the one before signs beside it for 24 hours',
    reply: z.extend(webhookSchema, { secret: z.string() }),
  },
  deleteWebhook: {
    ...managers.remove,
    ...noContent,
    path: '/api/catalogue/webhooks/{id}',
    summary: 'Delete a webhook; nothing is sent to it any more',
  },
  testWebhook: {
    ...managers.post,
    path: '/api/catalogue/webhooks/{id}/test',
    summary: 'Send a test message',
    reply: deliverySchema,
    status: 201,
  },
  listDeliveries: {
    ...managers.get,
    path: '/api/catalogue/deliveries',
    summary: 'What was sent to webhooks in the last 30 days, newest first',
    query: pageQuery,
    reply: z.object({ deliveries: z.array(deliverySchema), next_cursor: z.nullish(z.string()) }),
  },
  resendDelivery: {
    ...managers.post,
    path: '/api/catalogue/deliveries/{id}/resend',
    summary: 'Send a message again, under its own id',
    reply: deliverySchema,
    status: 201,
  },
});

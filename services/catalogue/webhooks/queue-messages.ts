import type {
  WebhookEvent,
  WebhookMessage,
} from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { deliveryId, type DeliveriesStore } from './deliveries-store.ts';
import { type WebhooksStore, mayBePaused, pausedWebhooks } from './webhooks-store.ts';

type Queueing = {
  webhooks: Pick<WebhooksStore, 'webhooks'>;
  planOf: (accountId: string, now: Date) => Promise<PlanType>;
  deliveries: Pick<DeliveriesStore, 'queue'>;
  clock: () => Date;
};

/** An event; `changeId` is the same when it is redelivered. */
type Happened = { type: WebhookEvent; at: string; data: object; changeId: string };

/** Queues a message for each of the account's subscribed webhooks that is not paused. Idempotent. */
export async function queueMessages(
  ownerId: string,
  { type, at, data, changeId }: Happened,
  { webhooks, planOf, deliveries, clock }: Queueing,
): Promise<void> {
  const all = await webhooks.webhooks(ownerId);
  const hear = all.filter(({ is_enabled, events }) => is_enabled && events.includes(type));
  const isAsked = hear.length > 0 && mayBePaused(all);
  const paused = isAsked ? pausedWebhooks(all, await planOf(ownerId, clock())) : undefined;
  const wanted = hear.filter(({ id }) => !paused?.has(id));
  const message: WebhookMessage = { type, timestamp: at, data };
  const body = JSON.stringify(message);
  for (const { id: webhook_id } of wanted) {
    const id = deliveryId(new Date(at), webhook_id, type, changeId, body);
    const fresh = { id, webhook_id, message_id: `msg_${id}`, event: type, body, by_hand: false };
    await deliveries.queue(ownerId, fresh, clock());
  }
}

import type { Delivery } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import {
  testEvent,
  type WebhookMessage,
} from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import { plans, webhooksMessage } from '@menuleaf/shared/plans/plans.ts';
import type { Owner } from '@menuleaf/shared/server/http/caller.ts';
import {
  HttpError,
  invalidField,
  notAuthenticated,
  notFound,
} from '@menuleaf/shared/server/http/http-error.ts';
import type { CatalogueHandler, Context } from '../context.ts';
import { deliveryId, deliveryReply } from './deliveries-store.ts';
import { problemWithUrl } from './public-address.ts';
import { newWebhookSecret } from './sign.ts';

function mustBeReachable(url: string | undefined, { reach }: Context): void {
  const problem = url === undefined ? undefined : problemWithUrl(url, reach);
  if (problem !== undefined) throw invalidField('url', problem);
}

export const listWebhooks: CatalogueHandler<'listWebhooks'> = (_input, { accountId }, of) =>
  of.webhooks.webhooks(accountId);

/** The secret is in this reply and in no other. */
export const createWebhook: CatalogueHandler<'createWebhook'> = async ({ body }, owner, of) => {
  const { accountId } = owner;
  mustBeReachable(body.url, of);
  const now = of.clock();
  const { planType } = await of.store.entitlement(accountId, now);
  const webhook = {
    id: of.newId(),
    ...body,
    is_enabled: true,
    created_at: now.toISOString(),
    failing_since: null,
    stopped_at: null,
  };
  const secret = newWebhookSecret();
  const limit = plans[planType].webhooks;
  const outcome = await of.webhooks.addWebhook(accountId, webhook, { secret, limit });
  if (outcome === 'closed') throw notAuthenticated();
  if (outcome === 'full') {
    throw new HttpError(403, webhooksMessage(planType), { code: 'plan_limit' });
  }
  return { ...webhook, secret };
};

export const updateWebhook: CatalogueHandler<'updateWebhook'> = async (input, owner, of) => {
  const { params, body } = input;
  mustBeReachable(body.url, of);
  const changed = await of.webhooks.changeWebhook(owner.accountId, params.id, body);
  if (!changed) throw notFound('Webhook');
  return changed;
};

export const deleteWebhook: CatalogueHandler<'deleteWebhook'> = async ({ params }, owner, of) => {
  if (!(await of.webhooks.removeWebhook(owner.accountId, params.id))) throw notFound('Webhook');
};

/** What is sent by hand: within its limit, to a webhook that is on. */
async function queueByHand(
  { accountId }: Owner,
  webhookId: string,
  message: { message_id?: string; event: Delivery['event']; body: string },
  of: Context,
): Promise<Delivery> {
  const now = of.clock();
  const webhook = await of.webhooks.webhook(accountId, webhookId);
  if (!webhook) throw notFound('Webhook');
  if (!webhook.is_enabled) throw new HttpError(409, 'This webhook is off. Turn it on first.');
  await of.webhooks.countByHand(accountId, now);
  const id = deliveryId(now, of.newId());
  const fresh = { message_id: `msg_${id}`, ...message, id, webhook_id: webhookId, by_hand: true };
  return deliveryReply(await of.deliveries.queue(accountId, fresh, now));
}

export const testWebhook: CatalogueHandler<'testWebhook'> = ({ params }, owner, of) => {
  const message: WebhookMessage = {
    type: testEvent,
    timestamp: of.clock().toISOString(),
    data: { message: 'This is a test from Menuleaf.' },
  };
  const body = JSON.stringify(message);
  return queueByHand(owner, params.id, { event: testEvent, body }, of);
};

export const listDeliveries: CatalogueHandler<'listDeliveries'> = async ({ query }, owner, of) => {
  const { deliveries, next } = await of.deliveries.deliveries(owner.accountId, query.cursor);
  return { deliveries: deliveries.map(deliveryReply), next_cursor: next ?? null };
};

/** Under the id of the message that it was: whoever has it already knows it by that. */
export const resendDelivery: CatalogueHandler<'resendDelivery'> = async ({ params }, owner, of) => {
  const before = await of.deliveries.delivery(owner.accountId, params.id);
  if (!before) throw notFound('Delivery');
  const { webhook_id, message_id, event, body } = before;
  return queueByHand(owner, webhook_id, { message_id, event, body }, of);
};

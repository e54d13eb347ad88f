import type { Delivery, Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import {
  testEvent,
  type WebhookMessage,
} from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import { plans, webhooksMessage } from '@menuleaf/shared/plans/plans.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import {
  HttpError,
  invalidField,
  notAuthenticated,
  notFound,
} from '@menuleaf/shared/server/http-error.ts';
import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { mustHaveAllRestaurants } from '@menuleaf/shared/server/http/role-refusal.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import type { Context as CatalogueContext } from '../context.ts';
import {
  deliveriesStore,
  type DeliveriesStore,
  deliveryId,
  deliveryReply,
} from './deliveries-store.ts';
import { problemWithUrl } from './public-address.ts';
import { newWebhookSecret } from './sign.ts';
import {
  type WebhooksStore,
  webhooksStore,
  mayBePaused,
  pausedWebhooks,
} from './webhooks-store.ts';

export type WebhooksContext = CatalogueContext & {
  webhooks: WebhooksStore;
  deliveries: DeliveriesStore;
};
type WebhookHandler<Name extends keyof typeof catalogueContract> = Handler<
  (typeof catalogueContract)[Name],
  WebhooksContext
>;

const toldOfAll = 'A webhook is told of all of them: ask the owner to change it.';

/** A call by who has all restaurants: a webhook is told of each, at an address that its maker chooses. */
const ofAllRestaurants =
  <Input, Reply>(call: (input: Input, owner: Owner, of: WebhooksContext) => Reply) =>
  (input: Input, owner: Owner, of: WebhooksContext): Reply => {
    mustHaveAllRestaurants(owner, toldOfAll);
    return call(input, owner, of);
  };

function mustBeReachable(url: string | undefined, { reach }: WebhooksContext): void {
  const problem = url === undefined ? undefined : problemWithUrl(url, reach);
  if (problem !== undefined) throw invalidField('url', problem);
}

/** An account's webhooks, marking paused ones; the plan is read only if any may be. */
async function webhooksOf(accountId: string, of: WebhooksContext): Promise<Webhook[]> {
  const all = await of.webhooks.webhooks(accountId);
  if (!mayBePaused(all)) return all;
  const { planType } = await of.store.entitlement(accountId, of.clock());
  const paused = pausedWebhooks(all, planType);
  return all.map((one) => (paused.has(one.id) ? { ...one, is_paused: true } : one));
}

export const listWebhooks: WebhookHandler<'listWebhooks'> = (_input, { accountId }, of) =>
  webhooksOf(accountId, of);

/** Only this response and that of a replacement contain the secret. */
export const createWebhook: WebhookHandler<'createWebhook'> = ofAllRestaurants(
  async ({ body }, owner, of) => {
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
      is_gone: false,
    };
    const secret = newWebhookSecret();
    const limit = plans[planType].webhooks;
    const outcome = await of.webhooks.addWebhook(accountId, webhook, { secret, limit });
    if (outcome === 'closed') throw notAuthenticated();
    if (outcome === 'full') {
      throw new HttpError(403, webhooksMessage(planType), { code: 'plan_limit' });
    }
    return { ...webhook, secret };
  },
);

export const updateWebhook: WebhookHandler<'updateWebhook'> = ofAllRestaurants(
  async (input, owner, of) => {
    const { params, body } = input;
    mustBeReachable(body.url, of);
    const changed = await of.webhooks.changeWebhook(owner.accountId, params.id, body);
    if (!changed) throw notFound('Webhook');
    return changed;
  },
);

/** The secret before signs too for a day, so that no message is refused while the server changes over. */
export const replaceWebhookSecret: WebhookHandler<'replaceWebhookSecret'> = ofAllRestaurants(
  async ({ params }, { accountId }, of) => {
    const secret = newWebhookSecret();
    const changed = await of.webhooks.replaceSecret(accountId, params.id, secret, of.clock());
    if (!changed) throw notFound('Webhook');
    return { ...changed, secret };
  },
);

export const deleteWebhook: WebhookHandler<'deleteWebhook'> = ofAllRestaurants(
  async ({ params }, owner, of) => {
    if (!(await of.webhooks.removeWebhook(owner.accountId, params.id))) throw notFound('Webhook');
    return undefined;
  },
);

/** Queues a manual message: rate limited, and only if enabled. */
async function queueByHand(
  { accountId }: Owner,
  webhookId: string,
  message: { message_id?: string; event: Delivery['event']; body: string },
  of: WebhooksContext,
): Promise<Delivery> {
  const now = of.clock();
  const webhook = (await webhooksOf(accountId, of)).find(({ id }) => id === webhookId);
  if (!webhook) throw notFound('Webhook');
  if (!webhook.is_enabled) throw new HttpError(409, 'This webhook is off. Turn it on first.');
  if (webhook.is_paused) {
    throw new HttpError(409, 'This webhook is paused because your plan includes fewer.');
  }
  await of.webhooks.countByHand(accountId, now);
  const id = deliveryId(now, of.newId());
  const fresh = { message_id: `msg_${id}`, ...message, id, webhook_id: webhookId, by_hand: true };
  return deliveryReply(await of.deliveries.queue(accountId, fresh, now));
}

export const testWebhook: WebhookHandler<'testWebhook'> = ofAllRestaurants(
  ({ params }, owner, of) => {
    const message: WebhookMessage = {
      type: testEvent,
      timestamp: of.clock().toISOString(),
      data: { message: 'This is a test from Menuleaf.' },
    };
    const body = JSON.stringify(message);
    return queueByHand(owner, params.id, { event: testEvent, body }, of);
  },
);

export const listDeliveries: WebhookHandler<'listDeliveries'> = async ({ query }, owner, of) => {
  const { deliveries, next } = await of.deliveries.deliveries(owner.accountId, query.cursor);
  return { deliveries: deliveries.map(deliveryReply), next_cursor: next ?? null };
};

/** Keeps the original message id, so the receiver can deduplicate. */
export const resendDelivery: WebhookHandler<'resendDelivery'> = ofAllRestaurants(
  async ({ params }, owner, of) => {
    const before = await of.deliveries.delivery(owner.accountId, params.id);
    if (!before) throw notFound('Delivery');
    const { webhook_id, message_id, event, body } = before;
    return queueByHand(owner, webhook_id, { message_id, event, body }, of);
  },
);

/** Their own stores, opened on first use. */
export const webhooksContext = (of: CatalogueContext, table: Table): WebhooksContext => ({
  ...of,
  webhooks: webhooksStore(table),
  deliveries: deliveriesStore(table),
});

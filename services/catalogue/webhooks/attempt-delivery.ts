import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import type { DeliveriesStore, DueRow, StoredDelivery } from './deliveries-store.ts';
import { nextAttempt, stoppedAfterMs } from './next-attempt.ts';
import { type Outcome, postMessage } from './post-message.ts';
import type { Reach } from './public-address.ts';
import { signedHeaders } from './sign.ts';
import type { WebhooksStore } from './webhooks-store.ts';

export type Sending = {
  webhooks: Pick<WebhooksStore, 'signing' | 'noteHealth' | 'stop'>;
  deliveries: Pick<DeliveriesStore, 'delivery' | 'take' | 'note' | 'due' | 'forgetDue'>;
  clock: () => Date;
  reach: Reach;
  post?: typeof postMessage;
};

type Signing = { webhook: Webhook; secret: string };

const isOff: Outcome = { status: null, problem: 'The webhook was turned off.' };

async function send({ webhook, secret }: Signing, delivery: StoredDelivery, of: Sending) {
  const { message_id: id, body } = delivery;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Menuleaf-Webhooks/1',
    ...signedHeaders({ id, body, secret, now: of.clock() }),
  };
  return (of.post ?? postMessage)({ url: webhook.url, headers, body }, { reach: of.reach });
}

/** A webhook at which nothing has arrived for days is turned off, and its owner told. */
async function noteHealth(ownerId: string, webhook: Webhook, outcome: Outcome, of: Sending) {
  const isWell = outcome.problem === null;
  const { id, failing_since: since } = webhook;
  if (isWell === (since === null)) {
    const now = of.clock();
    const isOver = since !== null && now.getTime() - Date.parse(since) >= stoppedAfterMs;
    if (isOver) await of.webhooks.stop(ownerId, webhook, now);
    return;
  }
  await of.webhooks.noteHealth(ownerId, id, isWell ? null : of.clock().toISOString());
}

/**
 * Makes the try that a delivery waits for, if nobody else does. What was sent is noted afterwards: whoever dies in
 * between has it sent again, and its receiver knows it by its id. Answers whether it arrived.
 */
async function attempt(ownerId: string, seen: StoredDelivery, of: Sending): Promise<boolean> {
  const delivery = await of.deliveries.take(ownerId, seen.id, seen.attempts, of.clock());
  if (!delivery) return true;
  const signing = await of.webhooks.signing(ownerId, delivery.webhook_id);
  if (!signing?.webhook.is_enabled) {
    const over = { isTry: false, next: undefined, now: of.clock() };
    await of.deliveries.note(ownerId, delivery, isOff, over);
    return true;
  }
  const outcome = await send(signing, delivery, of);
  const now = of.clock();
  const isWell = outcome.problem === null;
  const next = isWell ? undefined : nextAttempt(delivery.attempts + 1, now);
  await of.deliveries.note(ownerId, delivery, outcome, { isTry: true, next, now });
  await noteHealth(ownerId, signing.webhook, outcome, of);
  return isWell;
}

/** The first try of a message, as soon as it is told of. One whose webhook fails is left to the clock. */
export async function sendQueued(ownerId: string, id: string, of: Sending): Promise<void> {
  const delivery = await of.deliveries.delivery(ownerId, id);
  if (delivery?.state !== 'waiting' || delivery.attempts > 0) return;
  const signing = await of.webhooks.signing(ownerId, delivery.webhook_id);
  if (signing?.webhook.failing_since && !delivery.by_hand) return;
  await attempt(ownerId, delivery, of);
}

/** Deliveries that one run looks at, and tries at once. */
const mostOfRun = 1000;
const atOnce = 20;
/** Milliseconds after which a run begins no further try: the next one goes on. */
const runMs = 120_000;

const waits: Outcome = { status: null, problem: 'Waiting: the message before it did not arrive.' };

/** When the others of a webhook are tried that has just failed: soon, and not in this run. */
const afterFailureMs = 60_000;

/** Puts a delivery off, which counts as no try. */
async function postpone(ownerId: string, seen: StoredDelivery, of: Sending) {
  const now = of.clock();
  const delivery = await of.deliveries.take(ownerId, seen.id, seen.attempts, now);
  const next = new Date(now.getTime() + afterFailureMs);
  if (delivery) await of.deliveries.note(ownerId, delivery, waits, { isTry: false, next, now });
}

/** One after the other. Of a webhook that fails the others are put off, so that they hold up nobody. */
async function sendTo(rows: readonly DueRow[], isLate: () => boolean, of: Sending) {
  const failed = new Set<string>();
  for (const row of rows) {
    if (isLate()) return;
    const delivery = await of.deliveries.delivery(row.owner_id, row.delivery_id);
    if (delivery?.state !== 'waiting') await of.deliveries.forgetDue(row);
    else if (failed.has(delivery.webhook_id)) await postpone(row.owner_id, delivery, of);
    else if (!(await attempt(row.owner_id, delivery, of))) failed.add(delivery.webhook_id);
  }
}

/** By the owner: their webhooks are few, and what fails for one is not to hold up another. */
function byOwner(rows: readonly DueRow[]): DueRow[][] {
  return [...Map.groupBy(rows, ({ owner_id }) => owner_id).values()];
}

/** Tries what is due. A run that meets servers which do not answer ends in time, and leaves the rest to the next. */
export async function sendDue(of: Sending): Promise<void> {
  const began = of.clock().getTime();
  const isLate = () => of.clock().getTime() - began > runMs;
  const lines = byOwner(await of.deliveries.due(of.clock(), mostOfRun));
  const work = async () => {
    for (let line = lines.shift(); line; line = lines.shift()) {
      try {
        await sendTo(line, isLate, of);
      } catch (error) {
        log.error('Messages to webhooks were not sent', { error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import type { DeliveriesStore, DueRow, StoredDelivery } from './deliveries-store.ts';
import { type Outcome, postMessage } from './post-message.ts';
import type { Reach } from './public-address.ts';
import { signedHeaders } from './sign.ts';
import type { WebhooksStore } from './webhooks-store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Backoff in milliseconds after each failure: about a day in total. */
const backoffMs = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];

/** The next attempt after this many failures, no sooner than the server asked; undefined when retries are exhausted. */
function nextAttempt(failures: number, now: Date, pauseMs = 0): Date | undefined {
  const wait = backoffMs[failures - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + Math.max(wait, pauseMs));
}

/**
 * Milliseconds for which a webhook that failed is left alone: as long as it has failed so far, a minute at least and an
 * hour at most. Each pause moves all that waits for it.
 */
const restMs = (failingSince: string | null, now: Date) =>
  Math.max(minute, Math.min(now.getTime() - Date.parse(failingSince ?? now.toISOString()), hour));

/** Milliseconds of continuous failure after which a webhook is disabled. */
const stoppedAfterMs = 3 * 24 * hour;

export type Sending = {
  webhooks: Pick<WebhooksStore, 'signing' | 'noteHealth' | 'stop' | 'pause'>;
  deliveries: Pick<DeliveriesStore, 'delivery' | 'take' | 'note' | 'due' | 'isDue' | 'forgetDue'>;
  clock: () => Date;
  reach: Reach;
  post?: typeof postMessage;
};

type Signing = { webhook: Webhook; secrets: readonly string[] };

const isOff: Outcome = { status: null, problem: 'The webhook was turned off.' };
const isPaused: Outcome = {
  status: null,
  problem: 'Waiting: the message before it did not arrive.',
};

async function send({ webhook, secrets }: Signing, delivery: StoredDelivery, of: Sending) {
  const { message_id: id, body } = delivery;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Menuleaf-Webhooks/1',
    ...signedHeaders({ id, body, secrets, now: of.clock() }),
  };
  return (of.post ?? postMessage)({ url: webhook.url, headers, body }, { reach: of.reach });
}

/** Its server says that the address is gone for good, and is not to be asked again (RFC 9110, 15.5.11). */
const isGone = ({ status }: Outcome) => status === 410;

/** Disables a webhook that is gone, or after days of failures, and notifies its owner. */
async function noteHealth(ownerId: string, webhook: Webhook, outcome: Outcome, of: Sending) {
  if (isGone(outcome)) return of.webhooks.stop(ownerId, webhook, of.clock(), true);
  const isWell = outcome.problem === null;
  const { id, failing_since: since } = webhook;
  if (isWell === (since === null)) {
    const now = of.clock();
    const isOver = since !== null && now.getTime() - Date.parse(since) >= stoppedAfterMs;
    if (isOver) await of.webhooks.stop(ownerId, webhook, now, false);
    return;
  }
  await of.webhooks.noteHealth(ownerId, id, isWell ? null : of.clock().toISOString());
}

/**
 * Makes a delivery's next attempt, under a lease. The outcome is stored afterwards: after a crash in between it is sent
 * again, and the receiver deduplicates by id. After a failure, all that waits for the webhook does so for a while.
 */
async function attempt(ownerId: string, seen: StoredDelivery, of: Sending): Promise<void> {
  const delivery = await of.deliveries.take(ownerId, seen.id, seen.attempts, of.clock());
  if (!delivery) return;
  const signing = await of.webhooks.signing(ownerId, delivery.webhook_id, of.clock());
  if (!signing?.webhook.is_enabled) {
    const over = { isTry: false, next: undefined, now: of.clock() };
    await of.deliveries.note(ownerId, delivery, isOff, over);
    return;
  }
  const { pausedUntil } = signing;
  if (pausedUntil !== undefined && !delivery.by_hand && of.clock() < new Date(pausedUntil)) {
    const later = { isTry: false, next: new Date(pausedUntil), now: of.clock() };
    await of.deliveries.note(ownerId, delivery, isPaused, later);
    return;
  }
  const outcome = await send(signing, delivery, of);
  const now = of.clock();
  const isOver = outcome.problem === null || isGone(outcome);
  const next = isOver ? undefined : nextAttempt(delivery.attempts + 1, now, outcome.pauseMs);
  await of.deliveries.note(ownerId, delivery, outcome, { isTry: true, next, now });
  if (!isOver) {
    const { id, failing_since } = signing.webhook;
    const pauseMs = Math.max(outcome.pauseMs ?? 0, restMs(failing_since, now));
    await of.webhooks.pause(ownerId, id, new Date(now.getTime() + pauseMs));
  }
  await noteHealth(ownerId, signing.webhook, outcome, of);
}

/** First attempt, right after queueing. If the webhook is failing, the schedule sends it instead. */
export async function sendQueued(ownerId: string, id: string, of: Sending): Promise<void> {
  const delivery = await of.deliveries.delivery(ownerId, id);
  if (delivery?.state !== 'waiting' || delivery.attempts > 0) return;
  const signing = await of.webhooks.signing(ownerId, delivery.webhook_id, of.clock());
  if (signing?.webhook.failing_since && !delivery.by_hand) return;
  await attempt(ownerId, delivery, of);
}

/** Deliveries of each part per run, and owners at the same time. */
const maxPerPart = 1000;
const ownerConcurrency = 20;
/** Milliseconds after which a run starts no further attempts. */
const runMs = 120_000;

/** Sends sequentially. */
async function sendTo(rows: readonly DueRow[], isLate: () => boolean, of: Sending) {
  for (const row of rows) {
    if (isLate()) return;
    const delivery = await of.deliveries.delivery(row.owner_id, row.delivery_id);
    if (delivery && of.deliveries.isDue(row, delivery)) await attempt(row.owner_id, delivery, of);
    else await of.deliveries.forgetDue(row);
  }
}

/** Groups by owner: each has few webhooks, and one owner's failures must not delay others. */
function byOwner(rows: readonly DueRow[]): DueRow[][] {
  return [...Map.groupBy(rows, ({ owner_id }) => owner_id).values()];
}

/** Sends due deliveries. With unresponsive servers, a run stops in time and leaves the rest to the next. */
export async function sendDue(of: Sending): Promise<void> {
  const began = of.clock().getTime();
  const isLate = () => of.clock().getTime() - began > runMs;
  const lines = byOwner(await of.deliveries.due(of.clock(), maxPerPart));
  const work = async () => {
    for (let line = lines.shift(); line; line = lines.shift()) {
      try {
        await sendTo(line, isLate, of);
      } catch (error) {
        log.error('Messages to webhooks were not sent', { error });
      }
    }
  };
  await Promise.all(Array.from({ length: ownerConcurrency }, work));
}

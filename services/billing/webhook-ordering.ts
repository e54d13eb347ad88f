import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { isOutage } from '@menuleaf/shared/server/http/outage.ts';
import { receiveEvent } from './receive-event.ts';
import { billingStore } from './billing-store.ts';
import { type Change, modelProvider } from './provider/model-provider.ts';
import { reconcile } from './reconcile.ts';
import { freePlan, planOfSubscriptions } from './subscription.ts';

/** A change at the provider, and its event's delivery: a delay per copy, no copies if it is lost. */
export type Step = { change: Change; afterMs: number; copies: number[] };

export type Outcome = { stored: unknown; truth: unknown };

/** Most responses are instant; a few are slow enough for others to overtake them. */
const responseDelayMs = () => (Math.random() < 0.25 ? Math.random() * 120 : 0);

const essence = (plan: object | undefined) => {
  const { plan_type, cancelled_at_period_end, past_due, ends_at, subscription_id } = {
    ...freePlan,
    ...plan,
  };
  return { plan_type, cancelled_at_period_end, past_due, ends_at, subscription_id };
};

/** An owner with a customer at a model provider, on a given table. */
export async function subscriber(table: Table, takesMs: () => number | Promise<unknown> = () => 0) {
  const userId = randomUUID();
  const model = modelProvider(userId, takesMs);
  const store = billingStore(table);
  const ids = { user_id: userId, customer_id: model.customerId, session_id: null, due_day: null };
  await store.replacePlan(undefined, { ...freePlan, ...ids, version: 1 });
  const context = { store, provider: model.provider, clock: () => new Date() };
  return { userId, model, store, context };
}

/** The provider redelivers what failed temporarily. Rejects with the last attempt's error. */
async function redeliver(receive: () => Promise<void>, triesLeft = 5): Promise<void> {
  await receive().catch(async (failure: unknown) => {
    const isLater = isOutage(failure) || (failure instanceof HttpError && failure.status === 503);
    if (triesLeft === 1 || !isLater) throw failure;
    await wait(50);
    await redeliver(receive, triesLeft - 1);
  });
}

/**
 * Runs the steps while their events are in flight, each copy independently. Reconciles only if an event was lost:
 * otherwise it would hide webhook bugs. Returns the stored and the true state.
 */
export async function deliver(steps: Step[], table: Table): Promise<Outcome> {
  const { userId, model, store, context } = await subscriber(table, responseDelayMs);
  const onTheWay: Promise<void>[] = [];
  for (const { change, afterMs, copies } of steps) {
    await wait(afterMs);
    const event = model.change(change);
    if (!event) continue;
    for (const delay of copies) {
      onTheWay.push(wait(delay).then(() => redeliver(() => receiveEvent(event, context))));
    }
  }
  await Promise.all(onTheWay);
  if (steps.some(({ copies }) => copies.length === 0)) await reconcile(context);
  return {
    stored: essence(await store.plan(userId)),
    truth: essence(planOfSubscriptions(model.truth)),
  };
}

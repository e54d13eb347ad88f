import type Stripe from 'stripe';
import * as z from 'zod';
import { flag, paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Subscription } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import { wireList, type Wire } from '../wire.ts';

const updated = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.literal('').optional(),
  /** The customer's card is charged instead. */
  default_payment_method: z.literal('').optional(),
});

const listed = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  status: z.literal('all').optional(),
});

export const subscriptionRoutes: Route[] = [
  call('GET', '/v1/subscriptions', listed, ({ customer, status, ...page }, provider) => {
    if (customer !== undefined && !provider.ledger.customers.find(customer))
      throw noSuch('customer', customer, 'customer');
    const all = provider.ledger.subscriptions
      .all()
      .filter((one) => !customer || one.customer === customer)
      // By default Stripe lists all that are not canceled.
      .filter((one) => status === 'all' || one.status !== 'canceled');
    return pageOf('/v1/subscriptions', all, page, (one) => subscriptionWire(one, provider));
  }),
  call('GET', '/v1/subscriptions/:id', z.strictObject({}), (_, provider, id) =>
    subscriptionWire(provider.ledger.subscriptions.get(id), provider),
  ),
  call('POST', '/v1/subscriptions/:id', updated, (given, provider, id) => {
    let one = provider.ledger.subscriptions.get(id);
    if (given.default_payment_method === '')
      one = saveSubscription(one, { ...one, card: null }, provider);
    if (given.cancel_at === '') one = scheduleEnd(one, { cancelAt: null }, provider);
    if (given.cancel_at_period_end !== undefined)
      one = scheduleEnd(one, { cancelAtPeriodEnd: given.cancel_at_period_end }, provider);
    return subscriptionWire(one, provider);
  }),
  call('DELETE', '/v1/subscriptions/:id', z.strictObject({}), (_, provider, id) => {
    const existing = provider.ledger.subscriptions.get(id);
    if (existing.status === 'canceled') throw noSuch('subscription', id);
    return subscriptionWire(
      endSubscription(existing, 'cancellation_requested', provider),
      provider,
    );
  }),
];

/** When it ends, if a cancellation is scheduled. */
export const endOf = ({ cancelAt, cancelAtPeriodEnd, periodEnd }: Subscription) =>
  cancelAt ?? (cancelAtPeriodEnd ? periodEnd : null);

/** Schedules a cancellation, or takes it back. */
export function scheduleEnd(
  existing: Subscription,
  end: Partial<Pick<Subscription, 'cancelAt' | 'cancelAtPeriodEnd'>>,
  provider: Provider,
): Subscription {
  if (existing.status === 'canceled') {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const next = { ...existing, ...end };
  const cancels = endOf(next) !== null;
  const changes: Subscription = {
    ...next,
    canceledAt: cancels ? (existing.canceledAt ?? provider.clock.now()) : null,
    cancelReason: cancels ? 'cancellation_requested' : null,
  };
  return saveSubscription(existing, changes, provider);
}

/** Saves the change and emits customer.subscription.updated with the previous values. */
export function saveSubscription(
  existing: Subscription,
  changes: Subscription,
  provider: Provider,
): Subscription {
  const before = subscriptionWire(existing, provider);
  const after = subscriptionWire(provider.ledger.subscriptions.save(changes), provider);
  provider.emitChange('customer.subscription.updated', before, after);
  return changes;
}

export function endSubscription(
  existing: Subscription,
  cancelReason: NonNullable<Subscription['cancelReason']>,
  provider: Provider,
): Subscription {
  const now = provider.clock.now();
  const canceledAt = existing.canceledAt ?? now;
  const ended = provider.ledger.subscriptions.save({
    ...existing,
    status: 'canceled',
    canceledAt,
    endedAt: now,
    cancelReason,
  });
  const open = provider.ledger.invoices
    .all()
    .filter((one) => one.subscription === existing.id && one.status === 'open');
  for (const one of open) provider.ledger.invoices.save({ ...one, nextAttempt: null });
  provider.emit('customer.subscription.deleted', subscriptionWire(ended, provider));
  return ended;
}

export function subscriptionWire(one: Subscription, provider: Provider): Wire<Stripe.Subscription> {
  return {
    id: one.id,
    object: 'subscription',
    cancel_at: endOf(one),
    cancel_at_period_end: one.cancelAtPeriodEnd,
    canceled_at: one.canceledAt,
    cancellation_details: { reason: one.cancelReason },
    created: one.created,
    currency: provider.ledger.prices.get(one.price).currency,
    customer: one.customer,
    default_payment_method: one.card,
    ended_at: one.endedAt,
    items: wireList(`/v1/subscription_items?subscription=${one.id}`, [
      {
        id: one.item,
        object: 'subscription_item',
        current_period_end: one.periodEnd,
        current_period_start: one.periodStart,
      },
    ]),
    latest_invoice: one.latestInvoice,
    livemode: false,
    metadata: one.metadata,
    status: one.status,
  };
}

import type Stripe from 'stripe';
import * as z from 'zod';
import { flag, mergeMetadata, metadata, paging } from '../parameters.ts';
import { getPrice, priceWire } from './price.ts';
import type { Provider } from '../provider.ts';
import type { Subscription } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import { wireList, type Wire } from '../wire.ts';

const updated = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: z.string().optional(),
  metadata,
});

/** Proration is not implemented, so only requests that decline it are accepted. */
const cancelled = z.strictObject({
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
});

const listed = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum(['active', 'past_due', 'canceled', 'all', 'ended']).optional(),
});

export const subscriptionRoutes: Route[] = [
  call('GET', '/v1/subscriptions', listed, ({ customer, price, status, ...page }, provider) => {
    const all = provider.ledger.subscriptions
      .all()
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !price || one.price === price)
      .filter((one) => isAsked(one, status));
    return pageOf('/v1/subscriptions', all, page, (one) => subscriptionWire(one, provider));
  }),
  call('GET', '/v1/subscriptions/:id', z.strictObject({}), (_, provider, id) =>
    subscriptionWire(getSubscription(provider, id), provider),
  ),
  call('POST', '/v1/subscriptions/:id', updated, (given, provider, id) => {
    const changes = updateSubscription(getSubscription(provider, id), given, provider);
    return subscriptionWire(changes, provider);
  }),
  call('DELETE', '/v1/subscriptions/:id', cancelled, (_, provider, id) => {
    const existing = getSubscription(provider, id);
    if (existing.status === 'canceled') throw noSuch('subscription', id);
    return subscriptionWire(
      endSubscription(existing, 'cancellation_requested', provider),
      provider,
    );
  }),
];

export function getSubscription({ ledger }: Provider, id: string): Subscription {
  const found = ledger.subscriptions.find(id);
  if (!found) throw noSuch('subscription', id);
  return found;
}

/** Updates it and emits an event if anything changed. A canceled subscription accepts only metadata. */
export function updateSubscription(
  existing: Subscription,
  given: z.infer<typeof updated>,
  provider: Provider,
): Subscription {
  const changes = { ...existing, metadata: mergeMetadata(existing.metadata, given.metadata) };
  const { cancel_at_period_end: cancels, default_payment_method: card } = given;
  if (existing.status === 'canceled' && (cancels ?? card) !== undefined) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  if (cancels !== undefined && cancels !== existing.cancelAtPeriodEnd) {
    changes.cancelAtPeriodEnd = cancels;
    changes.canceledAt = cancels ? provider.clock.now() : null;
    changes.cancelReason = cancels ? 'cancellation_requested' : null;
  }
  if (card !== undefined) changes.card = card === '' ? null : ownCard(card, existing, provider);
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
  const price = getPrice(provider, one.price);
  return {
    id: one.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: one.anchor,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancel_at: one.cancelAtPeriodEnd ? one.periodEnd : null,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    canceled_at: one.canceledAt,
    cancellation_details: { comment: null, feedback: null, reason: one.cancelReason },
    collection_method: 'charge_automatically',
    created: one.created,
    currency: price.currency,
    customer: one.customer,
    days_until_due: null,
    default_payment_method: one.card,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: one.endedAt,
    items: wireList(`/v1/subscription_items?subscription=${one.id}`, [itemWire(one, provider)]),
    latest_invoice: one.latestInvoice,
    livemode: false,
    metadata: one.metadata,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: one.created,
    status: one.status,
    test_clock: null,
    trial_end: null,
    trial_start: null,
  };
}

function itemWire(one: Subscription, provider: Provider): Wire<Stripe.SubscriptionItem> {
  return {
    id: one.item,
    object: 'subscription_item',
    billing_thresholds: null,
    created: one.created,
    current_period_end: one.periodEnd,
    current_period_start: one.periodStart,
    discounts: [],
    metadata: {},
    price: priceWire(getPrice(provider, one.price)),
    quantity: one.quantity,
    subscription: one.id,
    tax_rates: [],
  };
}

function ownCard(id: string, { customer }: Subscription, { ledger }: Provider): string {
  const found = ledger.cards.find(id);
  if (found?.customer !== customer) throw noSuch('PaymentMethod', id, 'default_payment_method');
  return id;
}

/** By default Stripe lists all that are not canceled. */
function isAsked({ status }: Subscription, asked: string | undefined): boolean {
  if (asked === undefined) return status !== 'canceled';
  if (asked === 'ended') return status === 'canceled';
  return asked === 'all' || asked === status;
}

import { newId } from './ids.ts';
import { invoiceWire } from './objects/invoice.ts';
import { periodEnd } from './objects/period.ts';
import type { Provider } from './provider.ts';
import type { Card, Invoice, Subscription } from './records.ts';
import { endSubscription, saveSubscription } from './objects/subscription.ts';

/** Days between payment retries; after the last one fails the subscription ends, as in Stripe's default settings. */
const retryDays = [3, 5, 7];
const day = 86_400;

/** Starts the next period: issues its invoice and charges it. */
export function renew(existing: Subscription, provider: Provider): void {
  const start = existing.periodEnd;
  const renewed = {
    ...existing,
    periodStart: start,
    periodEnd: periodEnd(existing.anchor, start),
  };
  const issued = issueInvoice(renewed, 'subscription_cycle', provider);
  const charged = charge(issued, cardOf(existing, provider)?.renews ?? false, provider);
  const status = charged.status === 'paid' ? 'active' : 'past_due';
  saveSubscription(existing, { ...renewed, status, latestInvoice: issued.id }, provider);
}

/** Retries the open invoice of a past due subscription. If the last retry fails, the subscription ends. */
export function retry(open: Invoice, existing: Subscription, provider: Provider): void {
  const { status, nextAttempt } = collect(open, provider);
  if (status === 'open' && nextAttempt === null)
    endSubscription(existing, 'payment_failed', provider);
}

/** Charges an open invoice, to the subscription's card if none is named. Paying it ends being past due. */
export function collect(open: Invoice, provider: Provider, named?: Card): Invoice {
  const existing = provider.ledger.subscriptions.get(open.subscription);
  const card = named ?? cardOf(existing, provider);
  const charged = charge(open, card?.renews ?? false, provider);
  if (charged.status === 'paid' && existing.status === 'past_due')
    saveSubscription(existing, { ...existing, status: 'active' }, provider);
  return charged;
}

/** Creates an open invoice for the subscription's current period. */
export function issueInvoice(
  one: Subscription,
  reason: Invoice['reason'],
  provider: Provider,
): Invoice {
  const { ledger, clock } = provider;
  const price = provider.ledger.prices.get(one.price);
  const product = provider.ledger.products.get(price.product);
  const { invoicePrefix = '', business = [] } = ledger.customers.find(one.customer) ?? {};
  const before = ledger.invoices.all().filter(({ customer }) => customer === one.customer).length;
  const each = (price.unitAmount / 100).toFixed(2);
  return ledger.invoices.save({
    id: newId('in'),
    created: clock.now(),
    number: `${invoicePrefix}-${String(before + 1).padStart(4, '0')}`,
    status: 'open',
    reason,
    customer: one.customer,
    business,
    subscription: one.id,
    description: `1 × ${product.name} (at $${each} / month)`,
    currency: price.currency,
    amount: price.unitAmount,
    periodStart: one.periodStart,
    periodEnd: one.periodEnd,
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
  });
}

/** Charges the invoice and emits invoice.paid or invoice.payment_failed. */
export function charge(open: Invoice, succeeds: boolean, provider: Provider): Invoice {
  const now = provider.clock.now();
  const attempts = open.attempts + 1;
  const wait = retryDays[open.attempts];
  const charged = provider.ledger.invoices.save({
    ...open,
    attempts,
    status: succeeds ? 'paid' : 'open',
    paidAt: succeeds ? now : null,
    nextAttempt: succeeds || wait === undefined ? null : now + wait * day,
  });
  provider.emit(
    succeeds ? 'invoice.paid' : 'invoice.payment_failed',
    invoiceWire(charged, provider),
  );
  return charged;
}

export function cardOf(one: Subscription, { ledger }: Provider): Card | undefined {
  const id = one.card ?? ledger.customers.find(one.customer)?.card;
  return id ? ledger.cards.find(id) : undefined;
}

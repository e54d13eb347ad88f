import type { Stripe } from 'stripe';
import { callProvider, isInvalid, isMissing, unless } from './provider-errors.ts';
import { idOf } from './provider-id.ts';

/**
 * Ends a subscription at once, if it has not ended. The provider leaves its unpaid invoice open: paid on its own page, it
 * would buy nothing.
 */
export async function endSubscription(client: Stripe, id: string) {
  const ended = await unless(isInvalid, () => client.subscriptions.cancel(id));
  const invoice = idOf(ended?.latest_invoice ?? null);
  if (invoice !== undefined) await unless(isInvalid, () => client.invoices.voidInvoice(invoice));
}

const isRefunded = (error: unknown) => isInvalid(error) && error.code === 'charge_already_refunded';

/** Expires pages still open in some tab, so nothing can be bought. */
export async function expireCheckouts(client: Stripe, customer: string) {
  const open = await callProvider(() =>
    client.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  for (const { id } of open.data)
    await unless(isInvalid, () => client.checkout.sessions.expire(id));
}

async function cancelSubscriptions(client: Stripe, customer: string) {
  const standing = await callProvider(() => client.subscriptions.list({ customer, limit: 100 }));
  for (const { id } of standing.data) await endSubscription(client, id);
}

async function refundInvoice(client: Stripe, invoice: string) {
  const payments = await callProvider(() =>
    client.invoicePayments.list({ invoice, status: 'paid' }),
  );
  for (const { payment } of payments.data) {
    const intent = payment.payment_intent;
    if (intent === undefined) throw new Error(`The invoice ${invoice} was paid by no card`);
    const payment_intent = typeof intent === 'string' ? intent : intent.id;
    await unless(isRefunded, () =>
      client.refunds.create({ payment_intent }, { idempotencyKey: `closed-${payment_intent}` }),
    );
  }
}

async function refundSince(client: Stripe, customer: string, closedAt: Date) {
  const since = Math.floor(closedAt.getTime() / 1000);
  const paid = await callProvider(() =>
    client.invoices.list({ customer, status: 'paid', limit: 100 }),
  );
  const late = paid.data.filter(
    ({ status_transitions }) => (status_transitions.paid_at ?? 0) > since,
  );
  for (const { id } of late) await refundInvoice(client, id);
}

/**
 * Cancels all of a customer's subscriptions, refunds charges made after the account closed, and deletes the customer;
 * invoices stay, as the law requires. The customer goes last, so that a retry still finds it. Throws 503 if the
 * provider is down.
 */
export async function closeCustomer(client: Stripe, customer: string, closedAt: Date) {
  await unless(isMissing, async () => {
    await expireCheckouts(client, customer);
    await cancelSubscriptions(client, customer);
    await refundSince(client, customer, closedAt);
    await client.customers.del(customer);
  });
}

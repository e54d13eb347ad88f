import type { Stripe } from 'stripe';
import { ask, isInvalid, unlessGone } from './provider-errors.ts';

/** What the provider refuses because it is so already. */
async function unlessDone(request: () => Promise<unknown>) {
  try {
    await ask(request);
  } catch (error) {
    if (!isInvalid(error)) throw error;
  }
}

/** Nothing can be bought on a page that is still open in some tab. */
async function expireCheckouts(client: Stripe, customer: string) {
  const open = await ask(() =>
    client.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  for (const { id } of open.data) await unlessDone(() => client.checkout.sessions.expire(id));
}

async function cancelSubscriptions(client: Stripe, customer: string) {
  const standing = await ask(() => client.subscriptions.list({ customer, limit: 100 }));
  for (const { id } of standing.data) await unlessGone(() => client.subscriptions.cancel(id));
}

async function refundInvoice(client: Stripe, invoice: string) {
  const payments = await ask(() => client.invoicePayments.list({ invoice, status: 'paid' }));
  for (const { payment } of payments.data) {
    const intent = payment.payment_intent;
    if (intent === undefined) throw new Error(`The invoice ${invoice} was paid by no card`);
    const payment_intent = typeof intent === 'string' ? intent : intent.id;
    await unlessRefunded(() =>
      client.refunds.create({ payment_intent }, { idempotencyKey: `closed-${payment_intent}` }),
    );
  }
}

async function unlessRefunded(request: () => Promise<unknown>) {
  try {
    await ask(request);
  } catch (error) {
    const isDone = isInvalid(error) && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}

async function refundSince(client: Stripe, customer: string, closedAt: Date) {
  const since = Math.floor(closedAt.getTime() / 1000);
  const paid = await ask(() => client.invoices.list({ customer, status: 'paid', limit: 100 }));
  const late = paid.data.filter(
    ({ status_transitions }) => (status_transitions.paid_at ?? 0) > since,
  );
  for (const { id } of late) await refundInvoice(client, id);
}

/**
 * Ends all that a customer can be charged by, gives back what was charged after the account was closed, and forgets
 * the customer; invoices stay, as the law wants. The customer goes last, so that whoever comes again after a failure
 * still finds them. Refuses 503 while the provider does not answer.
 */
export async function closeCustomer(client: Stripe, customer: string, closedAt: Date) {
  await unlessGone(async () => {
    await expireCheckouts(client, customer);
    await cancelSubscriptions(client, customer);
    await refundSince(client, customer, closedAt);
    await client.customers.del(customer);
  });
}

import type { Stripe } from 'stripe';
import { callProvider, isInvalid, kindOf, unless } from './provider-errors.ts';

const isRefused = (error: unknown) => kindOf(error) === 'StripeCardError' || isInvalid(error);
const idOf = (one: string | { id?: string } | null) => (typeof one === 'string' ? one : one?.id);

/**
 * Charges what is past due to the customer's card now; the provider alone would wait for its next retry. One charge for
 * each card and invoice: a decline, or an invoice paid meanwhile, changes nothing.
 */
export async function payPastDue(client: Stripe, customerId: string): Promise<void> {
  const customer = await callProvider(() => client.customers.retrieve(customerId));
  if (customer.deleted) return;
  const { default_payment_method: chosen } = customer.invoice_settings;
  const { data } = await callProvider(() => client.subscriptions.list({ customer: customerId }));
  for (const one of data.filter(({ status }) => status === 'past_due')) {
    const invoice = idOf(one.latest_invoice);
    const card = idOf(chosen ?? one.default_payment_method);
    if (invoice === undefined || card === undefined) continue;
    const once = { idempotencyKey: `pay-${invoice}-${card}` };
    await unless(isRefused, () => client.invoices.pay(invoice, { payment_method: card }, once));
  }
}

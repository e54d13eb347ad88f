import type { Stripe } from 'stripe';
import { callProvider, isInvalid, kindOf, once, unless } from './provider-errors.ts';
import { idOf } from './provider-id.ts';

/** Who chose another card: a customer for everything, or one subscription for itself. */
export type CardOwner = 'customer' | 'subscription';

const isRefused = (error: unknown) => kindOf(error) === 'StripeCardError' || isInvalid(error);

/**
 * Charges what is past due to the new card now; the provider alone would wait for its next retry. One charge for each
 * card and invoice: a decline, or an invoice paid meanwhile, changes nothing.
 */
export async function chargeNewCard(
  client: Stripe,
  customerId: string,
  owner: CardOwner,
): Promise<void> {
  const customer = await callProvider(() => client.customers.retrieve(customerId));
  if (customer.deleted) return;
  const chosen = idOf(customer.invoice_settings.default_payment_method);
  const { data } = await callProvider(() => client.subscriptions.list({ customer: customerId }));
  for (const { id, status, latest_invoice, default_payment_method } of data) {
    if (status !== 'active' && status !== 'past_due') continue;
    let own = idOf(default_payment_method);
    if (owner === 'customer' && chosen !== undefined && own !== undefined) {
      // The card that a checkout left on its subscription would go before the customer's, also at renewals.
      await callProvider(() => client.subscriptions.update(id, { default_payment_method: '' }));
      own = undefined;
    }
    const [invoice, card] = [idOf(latest_invoice), own ?? chosen];
    if (status === 'active' || invoice === undefined || card === undefined) continue;
    const pay = (options: Stripe.RequestOptions) =>
      client.invoices.pay(invoice, { payment_method: card }, options);
    await unless(isRefused, () => once(`pay-${invoice}-${card}`, pay));
  }
}

import type { Stripe } from 'stripe';
import { isInvalid, unless } from './provider-errors.ts';
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

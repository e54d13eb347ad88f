import type Stripe from 'stripe';
import * as z from 'zod';
import { paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Invoice } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

const listed = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  status: z.enum(['open', 'paid']).optional(),
});

export const invoiceRoutes: Route[] = [
  call('GET', '/v1/invoices', listed, ({ customer, status, ...page }, provider) => {
    const all = provider.ledger.invoices
      .all()
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !status || one.status === status);
    return pageOf('/v1/invoices', all, page, (one) => invoiceWire(one, provider));
  }),
  call('POST', '/v1/invoices/:id/void', z.strictObject({}), (_, provider, id) => {
    const open = provider.ledger.invoices.get(id);
    if (open.status !== 'open') throw invalidRequest(`You can't void a ${open.status} invoice.`);
    const changes = { status: 'void' as const, nextAttempt: null };
    return invoiceWire(provider.ledger.invoices.save({ ...open, ...changes }), provider);
  }),
];

export function invoiceWire(one: Invoice, { origin }: Provider): Wire<Stripe.Invoice> {
  const paid = one.status === 'paid' ? one.amount : 0;
  return {
    id: one.id,
    object: 'invoice',
    amount_due: one.amount,
    amount_paid: paid,
    amount_remaining: one.amount - paid,
    attempt_count: one.attempts,
    billing_reason: one.reason,
    created: one.created,
    currency: one.currency,
    customer: one.customer,
    hosted_invoice_url: `${origin}/invoices/${one.id}`,
    livemode: false,
    metadata: {},
    next_payment_attempt: one.nextAttempt,
    number: one.number,
    status: one.status,
    status_transitions: { paid_at: one.paidAt },
  };
}

import type Stripe from 'stripe';
import * as z from 'zod';
import { paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Invoice } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { noSuch } from '../stripe-error.ts';
import { wireList, type Wire } from '../wire.ts';

const listed = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

export const invoiceRoutes: Route[] = [
  call('GET', '/v1/invoices', listed, ({ customer, subscription, status, ...page }, provider) => {
    const all = provider.ledger.invoices
      .all()
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !subscription || one.subscription === subscription)
      .filter((one) => !status || one.status === status);
    return pageOf('/v1/invoices', all, page, (one) => invoiceWire(one, provider));
  }),
  call('GET', '/v1/invoices/:id', z.strictObject({}), (_, provider, id) =>
    invoiceWire(getInvoice(provider, id), provider),
  ),
];

export function getInvoice({ ledger }: Provider, id: string): Invoice {
  const found = ledger.invoices.find(id);
  if (!found) throw noSuch('invoice', id);
  return found;
}

export function invoiceWire(one: Invoice, { ledger, origin }: Provider): Wire<Stripe.Invoice> {
  const customer = ledger.customers.find(one.customer);
  const isPaid = one.status === 'paid';
  const page = `${origin}/invoices/${one.id}`;
  return {
    id: one.id,
    object: 'invoice',
    ...amounts(one),
    attempt_count: one.attempts,
    attempted: one.attempts > 0,
    auto_advance: one.nextAttempt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    billing_reason: one.reason,
    collection_method: 'charge_automatically',
    created: one.created,
    currency: one.currency,
    customer: one.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    default_payment_method: null,
    description: null,
    discounts: [],
    due_date: null,
    effective_at: one.created,
    hosted_invoice_url: page,
    invoice_pdf: null,
    lines: wireList(`/v1/invoices/${one.id}/lines`, [lineWire(one)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: one.nextAttempt,
    number: one.number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: one.metadata, subscription: one.subscription },
      type: 'subscription_details',
    },
    period_end: one.periodStart,
    period_start: one.previousStart,
    status: one.status,
    status_transitions: {
      finalized_at: one.created,
      marked_uncollectible_at: null,
      paid_at: isPaid ? one.paidAt : null,
      voided_at: null,
    },
  };
}

function amounts(one: Invoice): Wire<Stripe.Invoice> {
  const paid = one.status === 'paid' ? one.amount : 0;
  return {
    amount_due: one.amount,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: one.amount - paid,
    amount_shipping: 0,
    starting_balance: 0,
    ending_balance: 0,
    subtotal: one.amount,
    subtotal_excluding_tax: one.amount,
    total: one.amount,
    total_excluding_tax: one.amount,
    total_discount_amounts: [],
    total_taxes: [],
  };
}

function lineWire(one: Invoice): Wire<Stripe.InvoiceLineItem> {
  return {
    id: one.id.replace('in_', 'il_'),
    object: 'line_item',
    amount: one.amount,
    currency: one.currency,
    description: one.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: one.id,
    livemode: false,
    metadata: one.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: one.subscription,
        subscription_item: one.subscriptionItem,
      },
      type: 'subscription_item_details',
    },
    period: { end: one.periodEnd, start: one.periodStart },
    pricing: {
      price_details: { price: one.price, product: one.product },
      type: 'price_details',
      unit_amount_decimal: String(one.amount / one.quantity),
    },
    quantity: one.quantity,
    subscription: one.subscription,
    subtotal: one.amount,
    taxes: [],
  };
}

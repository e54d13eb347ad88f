import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Invoice, Refund } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

/** Each invoice is paid by one payment, whose id is derived from the invoice's. */
const paymentOf = ({ id }: Invoice) => id.replace('in_', 'pi_');

export const refundRoutes: Route[] = [
  call(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...paging, invoice: z.string(), status: z.literal('paid') }),
    ({ invoice, ...page }, provider) => {
      const found = provider.ledger.invoices.get(invoice);
      const paid = found.status === 'paid' ? [found] : [];
      return pageOf('/v1/invoice_payments', paid, page, paymentWire);
    },
  ),
  call(
    'POST',
    '/v1/refunds',
    z.strictObject({ payment_intent: z.string() }),
    ({ payment_intent: payment }, provider) => refundWire(createRefund(payment, provider)),
  ),
  call('GET', '/v1/refunds', z.strictObject(paging), (page, { ledger }) =>
    pageOf('/v1/refunds', ledger.refunds.all(), page, refundWire),
  ),
];

function createRefund(payment: string, { ledger, clock }: Provider): Refund {
  const invoice = ledger.invoices
    .all()
    .find((one) => paymentOf(one) === payment && one.status === 'paid');
  if (!invoice) throw noSuch('payment_intent', payment, 'payment_intent');
  if (ledger.refunds.all().some((one) => one.payment === payment)) {
    throw invalidRequest('Charge has already been refunded.', 'charge_already_refunded');
  }
  const { amount, currency } = invoice;
  return ledger.refunds.save({
    id: newId('re'),
    created: clock.now(),
    payment,
    amount,
    currency,
  });
}

const paymentWire = (one: Invoice): Wire<Stripe.InvoicePayment> => ({
  id: one.id.replace('in_', 'inpay_'),
  object: 'invoice_payment',
  amount_paid: one.amount,
  created: one.created,
  currency: one.currency,
  invoice: one.id,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: paymentOf(one) },
  status: 'paid',
});

const refundWire = (one: Refund): Wire<Stripe.Refund> => ({
  id: one.id,
  object: 'refund',
  amount: one.amount,
  created: one.created,
  currency: one.currency,
  metadata: {},
  payment_intent: one.payment,
  status: 'succeeded',
});

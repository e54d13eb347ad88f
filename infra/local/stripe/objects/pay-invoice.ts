import * as z from 'zod';
import { collect } from '../billing.ts';
import { call, type Route } from '../route.ts';
import { cardDeclined, invalidRequest, noSuch } from '../stripe-error.ts';
import { invoiceWire } from './invoice.ts';

/** Charges the card that is named. A decline leaves no trace here: each API call is one transaction. */
export const payInvoiceRoute: Route = call(
  'POST',
  '/v1/invoices/:id/pay',
  z.strictObject({ payment_method: z.string() }),
  ({ payment_method: id }, provider, invoice) => {
    const open = provider.ledger.invoices.get(invoice);
    if (open.status !== 'open') throw invalidRequest(`Invoice is already ${open.status}`);
    const card = provider.ledger.cards.find(id);
    if (card?.customer !== open.customer) throw noSuch('PaymentMethod', id, 'payment_method');
    const charged = collect(open, provider, card);
    if (charged.status === 'open') throw cardDeclined();
    return invoiceWire(charged, provider);
  },
);

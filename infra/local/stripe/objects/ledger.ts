import { Collection, type Database } from '../database.ts';
import * as records from '../records.ts';

export type Ledger = ReturnType<typeof openLedger>;

export function openLedger(db: Database) {
  return {
    customers: new Collection(db, 'customer', records.customer),
    products: new Collection(db, 'product', records.product),
    prices: new Collection(db, 'price', records.price),
    cards: new Collection(db, 'card', records.card),
    checkoutSessions: new Collection(db, 'checkout session', records.checkoutSession),
    subscriptions: new Collection(db, 'subscription', records.subscription),
    invoices: new Collection(db, 'invoice', records.invoice),
    refunds: new Collection(db, 'refund', records.refund),
    portalSessions: new Collection(db, 'portal session', records.portalSession),
    events: new Collection(db, 'event', records.event),
    deliveries: new Collection(db, 'delivery', records.delivery),
  };
}

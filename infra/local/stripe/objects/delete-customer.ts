import * as z from 'zod';
import { expireSession } from './checkout-session.ts';
import { customerWire, deletedWire, getCustomer } from './customer.ts';
import type { Provider } from '../provider.ts';
import type { Customer } from '../records.ts';
import { call, type Route } from '../route.ts';
import { endSubscription } from './subscription.ts';

export const deleteCustomerRoute: Route = call(
  'DELETE',
  '/v1/customers/:id',
  z.strictObject({}),
  (_, provider, id) => {
    deleteCustomer(getCustomer(provider, id), provider);
    return deletedWire(id);
  },
);

/** Cancels the customer's subscriptions immediately and erases their details: docs.stripe.com/api/customers/delete. */
function deleteCustomer(existing: Customer, provider: Provider): void {
  const { subscriptions, checkoutSessions, customers } = provider.ledger;
  const isTheirs = ({ customer }: { customer: string | null }) => customer === existing.id;
  for (const one of subscriptions.all().filter(isTheirs)) {
    if (one.status !== 'canceled') endSubscription(one, 'cancellation_requested', provider);
  }
  for (const one of checkoutSessions.all().filter(isTheirs)) {
    if (one.status === 'open') expireSession(one, provider);
  }
  const blank = { email: null, name: null, card: null };
  customers.save({ ...existing, ...blank, deleted: true });
  provider.emit('customer.deleted', customerWire(existing));
}

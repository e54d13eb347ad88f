import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { metadata, paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Customer } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

const created = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata,
});

export const customerRoutes: Route[] = [
  call('POST', '/v1/customers', created, (given, provider) =>
    customerWire(createCustomer(given, provider)),
  ),
  call(
    'GET',
    '/v1/customers',
    z.strictObject({ ...paging, email: z.string().optional() }),
    ({ email, ...page }, { ledger }) => {
      const all = ledger.customers
        .all()
        .filter((one) => !one.deleted && (!email || one.email === email));
      return pageOf('/v1/customers', all, page, customerWire);
    },
  ),
  call(
    'POST',
    '/v1/customers/:id',
    z.strictObject({ email: z.string().max(512) }),
    ({ email }, provider, id) => {
      const before = getCustomer(provider, id);
      const after = customerWire(provider.ledger.customers.save({ ...before, email }));
      provider.emitChange('customer.updated', customerWire(before), after);
      return after;
    },
  ),
  call('GET', '/v1/customers/:id', z.strictObject({}), (_, provider, id) => {
    const found = provider.ledger.customers.find(id);
    return found?.deleted ? deletedWire(id) : customerWire(getCustomer(provider, id));
  }),
];

function createCustomer(given: z.infer<typeof created>, { ledger, clock }: Provider): Customer {
  return ledger.customers.save({
    id: newId('cus'),
    created: clock.now(),
    email: given.email ?? null,
    name: given.name ?? null,
    business: [],
    metadata: given.metadata,
    card: null,
    invoicePrefix: newId('x').slice(2, 10).toUpperCase(),
    deleted: false,
  });
}

export function getCustomer({ ledger }: Provider, id: string, param?: string): Customer {
  const found = ledger.customers.find(id);
  if (!found || found.deleted) throw noSuch('customer', id, param);
  return found;
}

export const deletedWire = (id: string): Wire<Stripe.DeletedCustomer> => ({
  id,
  object: 'customer',
  deleted: true,
});

export function customerWire(one: Customer): Wire<Stripe.Customer> {
  return {
    id: one.id,
    object: 'customer',
    created: one.created,
    email: one.email,
    invoice_settings: { default_payment_method: one.card },
    livemode: false,
    metadata: one.metadata,
    name: one.name,
  };
}

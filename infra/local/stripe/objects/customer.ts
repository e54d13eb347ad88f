import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { mergeMetadata, metadata, paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Customer } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

const fields = {
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().optional(),
  metadata,
};

type Given = z.infer<z.ZodObject<typeof fields>>;

export const customerRoutes: Route[] = [
  call('POST', '/v1/customers', z.strictObject(fields), (given, provider) =>
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
  call('GET', '/v1/customers/:id', z.strictObject({}), (_, provider, id) => {
    const found = provider.ledger.customers.find(id);
    return found?.deleted ? deletedWire(id) : customerWire(getCustomer(provider, id));
  }),
  call('POST', '/v1/customers/:id', z.strictObject(fields), (given, provider, id) => {
    const existing = getCustomer(provider, id);
    return customerWire(
      provider.ledger.customers.save({ ...existing, ...filled(given, existing) }),
    );
  }),
];

export function createCustomer(given: Given, { ledger, clock }: Provider): Customer {
  const blank = { email: null, name: null, description: null, metadata: {} };
  return ledger.customers.save({
    id: newId('cus'),
    created: clock.now(),
    card: null,
    invoicePrefix: newId('x').slice(2, 10).toUpperCase(),
    deleted: false,
    ...blank,
    ...filled(given, blank),
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
    address: null,
    balance: 0,
    created: one.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: one.description,
    email: one.email,
    invoice_prefix: one.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: one.card,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: one.metadata,
    name: one.name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

type Details = Pick<Customer, 'email' | 'name' | 'description' | 'metadata'>;

/** The given values over the existing ones. An empty string unsets a field. */
function filled(given: Given, existing: Details): Details {
  const pick = (text: string | undefined, old: string | null) => (text ?? old) || null;
  return {
    email: pick(given.email, existing.email),
    name: pick(given.name, existing.name),
    description: pick(given.description, existing.description),
    metadata: mergeMetadata(existing.metadata, given.metadata),
  };
}

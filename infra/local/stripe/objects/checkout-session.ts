import type Stripe from 'stripe';
import * as z from 'zod';
import { getCustomer } from './customer.ts';
import { newId } from '../ids.ts';
import { flag, metadata, paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { CheckoutSession } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

const lineItem = z.strictObject({ price: z.string(), quantity: z.literal('1') });

const url = z.string().regex(/^https?:\/\/.+/, 'Not a valid URL');

const created = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.tuple([lineItem]),
  success_url: url,
  cancel_url: url,
  client_reference_id: z.string().max(200).optional(),
  customer: z.string(),
  /** Required here: left out, Stripe takes them from the account's settings. */
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  metadata,
  subscription_data: z.strictObject({ metadata }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  customer_update: z.strictObject({ name: z.string(), address: z.string() }).optional(),
});

const listed = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  status: z.literal('open').optional(),
});

const aDay = 86_400;

export const checkoutSessionRoutes: Route[] = [
  call('POST', '/v1/checkout/sessions', created, (given, provider) =>
    sessionWire(createSession(given, provider), provider),
  ),
  call('GET', '/v1/checkout/sessions', listed, ({ customer, status, ...page }, provider) => {
    const all = provider.ledger.checkoutSessions
      .all()
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !status || one.status === status);
    return pageOf('/v1/checkout/sessions', all, page, (one) => sessionWire(one, provider));
  }),
  call('GET', '/v1/checkout/sessions/:id', z.strictObject({}), (_, provider, id) =>
    sessionWire(provider.ledger.checkoutSessions.get(id), provider),
  ),
  call('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({}), (_, provider, id) => {
    const found = provider.ledger.checkoutSessions.get(id);
    if (found.status !== 'open') {
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      throw invalidRequest(`${message} This Checkout Session has a status of ${found.status}.`);
    }
    return sessionWire(expireSession(found, provider), provider);
  }),
];

export function expireSession(one: CheckoutSession, provider: Provider): CheckoutSession {
  const expired = provider.ledger.checkoutSessions.save({ ...one, status: 'expired' });
  provider.emit('checkout.session.expired', sessionWire(expired, provider));
  return expired;
}

function createSession(given: z.infer<typeof created>, provider: Provider): CheckoutSession {
  const now = provider.clock.now();
  getCustomer(provider, given.customer, 'customer');
  const [item] = given.line_items;
  return provider.ledger.checkoutSessions.save({
    id: newId('cs_test'),
    created: now,
    status: 'open',
    customer: given.customer,
    clientReferenceId: given.client_reference_id ?? null,
    price: provider.ledger.prices.get(item.price).id,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url,
    expiresAt: now + aDay,
    subscription: null,
    takesTaxId: given.tax_id_collection?.enabled === true,
    metadata: given.metadata,
    subscriptionMetadata: given.subscription_data?.metadata ?? {},
  });
}

export function sessionWire(
  one: CheckoutSession,
  provider: Provider,
): Wire<Stripe.Checkout.Session> {
  const price = provider.ledger.prices.get(one.price);
  return {
    id: one.id,
    object: 'checkout.session',
    amount_total: price.unitAmount,
    client_reference_id: one.clientReferenceId,
    created: one.created,
    currency: price.currency,
    customer: one.customer,
    expires_at: one.expiresAt,
    livemode: false,
    metadata: one.metadata,
    mode: 'subscription',
    payment_status: one.status === 'complete' ? 'paid' : 'unpaid',
    status: one.status,
    subscription: one.subscription,
    tax_id_collection: { enabled: one.takesTaxId, required: 'never' },
    url: one.status === 'open' ? `${provider.origin}/checkout/${one.id}` : null,
  };
}

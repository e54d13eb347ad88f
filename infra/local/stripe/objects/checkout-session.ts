import type Stripe from 'stripe';
import * as z from 'zod';
import { getCustomer } from './customer.ts';
import { newId } from '../ids.ts';
import { mergeMetadata, metadata, paging, whole } from '../parameters.ts';
import { createPrice, getPrice, priceData } from './price.ts';
import type { Provider } from '../provider.ts';
import type { CheckoutSession } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

const lineItem = z.strictObject({
  price_data: priceData,
  quantity: whole.pipe(z.int().min(1)),
});

const url = z.string().regex(/^https?:\/\/.+/, 'Not a valid URL');

const created = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.tuple([lineItem]),
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  expires_at: whole.optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  locale: z.string().optional(),
});

const listed = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

const halfAnHour = 1800;
const aDay = 86_400;

export const checkoutSessionRoutes: Route[] = [
  call('POST', '/v1/checkout/sessions', created, (given, provider) =>
    sessionWire(createSession(given, provider), provider),
  ),
  call(
    'GET',
    '/v1/checkout/sessions',
    listed,
    ({ customer, subscription, status, ...page }, provider) => {
      const all = provider.ledger.checkoutSessions
        .all()
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => !subscription || one.subscription === subscription)
        .filter((one) => !status || one.status === status);
      return pageOf('/v1/checkout/sessions', all, page, (one) => sessionWire(one, provider));
    },
  ),
  call('GET', '/v1/checkout/sessions/:id', z.strictObject({}), (_, provider, id) =>
    sessionWire(getSession(provider, id), provider),
  ),
  call('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({}), (_, provider, id) => {
    const found = getSession(provider, id);
    if (found.status !== 'open') {
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      throw invalidRequest(`${message} This Checkout Session has a status of ${found.status}.`);
    }
    return sessionWire(expireSession(found, provider), provider);
  }),
];

export function getSession({ ledger }: Provider, id: string): CheckoutSession {
  const found = ledger.checkoutSessions.find(id);
  if (!found) throw noSuch('checkout.session', id);
  return found;
}

export function expireSession(one: CheckoutSession, provider: Provider): CheckoutSession {
  const expired = provider.ledger.checkoutSessions.save({ ...one, status: 'expired' });
  provider.emit('checkout.session.expired', sessionWire(expired, provider));
  return expired;
}

function createSession(given: z.infer<typeof created>, provider: Provider): CheckoutSession {
  const now = provider.clock.now();
  const expiresAt = given.expires_at ?? now + aDay;
  // A minute of tolerance on either side for clock skew.
  if (expiresAt < now + halfAnHour - 60 || expiresAt > now + aDay + 60) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.';
    throw invalidRequest(message, undefined, 'expires_at');
  }
  if (given.customer && given.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  if (given.customer) getCustomer(provider, given.customer, 'customer');
  const [item] = given.line_items;
  return provider.ledger.checkoutSessions.save({
    id: newId('cs_test'),
    created: now,
    status: 'open',
    customer: given.customer ?? null,
    customerEmail: given.customer_email ?? null,
    clientReferenceId: given.client_reference_id ?? null,
    price: createPrice(item.price_data, provider).id,
    quantity: item.quantity,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    expiresAt,
    subscription: null,
    invoice: null,
    metadata: mergeMetadata({}, given.metadata),
    subscriptionMetadata: mergeMetadata({}, given.subscription_data?.metadata),
  });
}

export function sessionWire(
  one: CheckoutSession,
  provider: Provider,
): Wire<Stripe.Checkout.Session> {
  const price = getPrice(provider, one.price);
  const amount = price.unitAmount * one.quantity;
  const customer = one.customer ? provider.ledger.customers.find(one.customer) : undefined;
  const email = customer?.email ?? one.customerEmail;
  return {
    id: one.id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: one.cancelUrl,
    client_reference_id: one.clientReferenceId,
    created: one.created,
    currency: price.currency,
    custom_fields: [],
    customer: one.customer,
    customer_creation: one.customer ? null : 'always',
    customer_details: email ? { email, name: customer?.name ?? null, tax_exempt: 'none' } : null,
    customer_email: one.customerEmail,
    expires_at: one.expiresAt,
    invoice: one.invoice,
    livemode: false,
    locale: null,
    metadata: one.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: one.status === 'complete' ? 'paid' : 'unpaid',
    setup_intent: null,
    status: one.status,
    subscription: one.subscription,
    success_url: one.successUrl,
    ui_mode: 'hosted_page',
    url: one.status === 'open' ? `${provider.origin}/checkout/${one.id}` : null,
  };
}

import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { openShop, type Shop } from './fake-shop.ts';

/** The same tests against Stripe's test mode (if STRIPE_SECRET_KEY is set) and the local provider. */
const realKey = process.env['STRIPE_SECRET_KEY'];
let shop: Shop | undefined;
let stripe: Stripe;

beforeAll(async () => {
  if (realKey) stripe = new Stripe(realKey);
  else {
    shop = await openShop();
    ({ stripe } = shop);
  }
  price = (await stripe.prices.create(monthly)).id;
});

afterAll(() => shop?.close());

const monthly = {
  currency: 'usd',
  unit_amount: 999,
  recurring: { interval: 'month' as const },
  product_data: { name: 'Pro' },
};
let price = '';

const sessionOf = (customer: string, rest: Partial<Stripe.Checkout.SessionCreateParams> = {}) => ({
  customer,
  mode: 'subscription' as const,
  allowed_payment_method_types: ['card'],
  adaptive_pricing: { enabled: false },
  line_items: [{ quantity: 1, price }],
  success_url: 'https://example.com/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://example.com/pricing',
  ...rest,
});

test('a customer is kept and found by email', async () => {
  const email = `${randomUUID()}@example.com`;
  const given = { email, name: 'Ada', metadata: { owner: '1' } };
  const made = await stripe.customers.create(given);
  expect(made).toMatchObject({ object: 'customer', livemode: false, ...given });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, ...given });
  const { data } = await stripe.customers.list({ email });
  expect(data.map(({ id }) => id)).toEqual([made.id]);
});

test('an event of a customer is found by its id', async () => {
  const { id } = await stripe.customers.create({ email: 'ada@example.com' });
  await stripe.customers.update(id, { email: 'grace@example.com' });
  const { data } = await stripe.events.list({ types: ['customer.updated'], limit: 1 });
  const [listed] = data;
  if (!listed) throw new Error('There is no event');
  expect(await stripe.events.retrieve(listed.id)).toEqual(listed);
});

test('a checkout session has a page to pay on, and shows what was ordered', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const made = await stripe.checkout.sessions.create(
    sessionOf(customer.id, {
      client_reference_id: 'owner-1',
      metadata: { plan: 'pro' },
      subscription_data: { metadata: { owner: 'owner-1' } },
    }),
  );
  expect(made).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 999,
    currency: 'usd',
    client_reference_id: 'owner-1',
    metadata: { plan: 'pro' },
    subscription: null,
    url: expect.stringMatching(/^https?:/),
  });
  expect(await stripe.checkout.sessions.retrieve(made.id)).toMatchObject({
    customer: customer.id,
    amount_total: 999,
  });
  const { data } = await stripe.checkout.sessions.list({ customer: customer.id });
  expect(data.map(({ id }) => id)).toEqual([made.id]);
});

test('a price is found by its key, which goes over to the next one that asks for it', async () => {
  const key = randomUUID();
  const create = () =>
    stripe.prices.create({ ...monthly, lookup_key: key, transfer_lookup_key: true });
  const found = async () =>
    (await stripe.prices.list({ lookup_keys: [key], active: true })).data.map(({ id }) => id);
  expect(await found()).toEqual([]);
  const first = await create();
  expect(first).toMatchObject({ object: 'price', lookup_key: key, unit_amount: 999 });
  expect(await found()).toEqual([first.id]);
  const second = await create();
  expect(await found()).toEqual([second.id]);
});

test('a session may ask a business for its tax ID', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const tax_id_collection = { enabled: true };
  const customer_update = { name: 'auto', address: 'auto' } as const;
  const asks = sessionOf(customer.id, { tax_id_collection, customer_update });
  expect(await stripe.checkout.sessions.create(asks)).toMatchObject({ tax_id_collection });
});

test('a session that was expired has no page, and cannot expire again', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const { id } = await stripe.checkout.sessions.create(sessionOf(customer.id));
  const expired = await stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
});

test('a portal session leads to a page for the customer', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const return_url = 'https://example.com/pricing';
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url });
  expect(portal).toMatchObject({
    customer: customer.id,
    return_url,
    url: expect.stringMatching(/^https?:/),
  });
});

test('a key replays its first answer, and is refused with another body', async () => {
  const idempotencyKey = randomUUID();
  const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey });
  const first = await create('Ada');
  const again = await create('Ada');
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  await expect(create('Bo')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a list pages newest first', async () => {
  const email = `${randomUUID()}@example.com`;
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    ids.push((await stripe.customers.create({ email })).id);
  }
  const page = await stripe.customers.list({ email, limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true });
  const seen: string[] = [];
  for await (const { id } of stripe.customers.list({ email, limit: 2 })) seen.push(id);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('what came after an object is listed in pages from it on, newest first in each', async () => {
  const email = `after-${Date.now()}@example.com`;
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await stripe.customers.create({ email })).id);
  const [first = '', second, third, fourth] = ids;
  const page = await stripe.customers.list({ email, limit: 2, ending_before: first });
  expect(page.data.map(({ id }) => id)).toEqual([third, second]);
  expect(page.has_more).toBe(true);
  const rest = await stripe.customers.list({ email, limit: 2, ending_before: third ?? '' });
  expect(rest.data.map(({ id }) => id)).toEqual([fourth]);
  expect(rest.has_more).toBe(false);
});

test('a customer that is deleted is known as deleted, and no longer listed or deleted again', async () => {
  const email = `gone-${Date.now()}@example.com`;
  const { id } = await stripe.customers.create({ email, name: 'Ada' });
  expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  expect((await stripe.customers.list({ email })).data).toEqual([]);
  await expect(stripe.customers.del(id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test.each<[string, () => Promise<unknown>, object]>([
  [
    'an unknown id',
    () => stripe.customers.retrieve('cus_absent'),
    { statusCode: 404, code: 'resource_missing', param: 'id' },
  ],
  [
    'an unknown event',
    () => stripe.events.retrieve('evt_absent'),
    { statusCode: 404, code: 'resource_missing', param: 'id' },
  ],
  [
    'an unknown id in a parameter',
    () => stripe.checkout.sessions.create(sessionOf('cus_absent')),
    { statusCode: 400, code: 'resource_missing', param: 'customer' },
  ],
  [
    'a list for an unknown customer',
    () => stripe.subscriptions.list({ customer: 'cus_absent' }),
    { statusCode: 400, code: 'resource_missing', param: 'customer' },
  ],
  [
    'an unknown parameter',
    () => stripe.rawRequest('POST', '/v1/customers', { colour: 'green' }),
    { statusCode: 400 },
  ],
  [
    'an unknown parameter inside another',
    () =>
      stripe.rawRequest('POST', '/v1/checkout/sessions', {
        ...sessionOf('cus_absent'),
        subscription_data: { colour: 'green' },
      }),
    { statusCode: 400 },
  ],
  [
    'a missing parameter',
    () => stripe.rawRequest('POST', '/v1/billing_portal/sessions', {}),
    { statusCode: 400 },
  ],
  [
    'an unknown call',
    () => stripe.rawRequest('POST', '/v1/no_such_thing', {}),
    { statusCode: 404, type: 'StripeInvalidRequestError' },
  ],
  [
    'a wrong key',
    () => stripe.customers.list({}, { apiKey: 'sk_test_wrong' }),
    { statusCode: 401, type: 'StripeAuthenticationError' },
  ],
])('%s is refused in the form of Stripe', async (_, send, refusal) => {
  await expect(send()).rejects.toMatchObject({
    ...refusal,
    requestId: expect.stringMatching(/^req_/),
    message: expect.stringMatching(/\w/),
  });
});

import { goodCard, openCheckout, openShop, subscribe, type Shop } from './fake-shop.ts';

let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});

afterEach(() => shop.close());

const typesReceived = () => shop.received.map(({ type }) => type);

test('the page says what it costs and that it is local, and has a way back', async () => {
  const { url } = await openCheckout(shop);
  const page = await (await shop.browse(url ?? '')).text();
  for (const text of ['Menuleaf Pro', '$9.99', 'a month', 'Local payment page', '>Pay<']) {
    expect(page).toContain(text);
  }
  for (const label of ['Card number', 'Expiry', 'CVC', 'Name on card']) {
    expect(page).toMatch(new RegExp(`<label\\s*>\\s*${label}\\s*<input`));
  }
  expect(page).toContain('href="http://localhost:4000/pricing"');
});

test('a good card starts the subscription and leads back to the shop', async () => {
  const session = await openCheckout(shop);
  const answer = await shop.browse(`/checkout/${session.id}/pay`, goodCard);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://localhost:4000/payment-success?session_id=${session.id}`,
  );
  const paid = await shop.stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: session.customer,
  });
  const [subscription] = (await shop.stripe.subscriptions.list()).data;
  expect(subscription).toMatchObject({
    id: paid.subscription,
    status: 'active',
    metadata: { owner: 'owner-1' },
  });
  expect((await shop.stripe.invoices.list()).data).toMatchObject([
    {
      id: subscription?.latest_invoice,
      status: 'paid',
      amount_paid: 999,
      billing_reason: 'subscription_create',
    },
  ]);
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['5555 5555 5555 4444', 'Only test cards pay here'],
])('the card %s is refused on the page, and another may be tried', async (number, message) => {
  const session = await openCheckout(shop);
  const pay = `/checkout/${session.id}/pay`;
  const refused = await shop.browse(pay, { ...goodCard, number });
  expect(refused.status).toBe(402);
  const page = await refused.text();
  expect(page).toContain(message);
  expect(page).toContain('value="Ada Owner"');
  expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  expect((await shop.browse(pay, goodCard)).status).toBe(303);
});

test('a card of the past is refused', async () => {
  const session = await openCheckout(shop);
  const refused = await shop.browse(`/checkout/${session.id}/pay`, {
    ...goodCard,
    expiry: '01/20',
  });
  expect(await refused.text()).toContain('in the past');
});

test('what a customer types is shown as text, never as markup', async () => {
  const session = await openCheckout(shop);
  const form = { ...goodCard, number: '1', name: '"><script>alert(1)</script>' };
  const page = await (await shop.browse(`/checkout/${session.id}/pay`, form)).text();
  expect(page).not.toContain('<script');
});

test('a session expires after a day, tells so, and cannot be paid', async () => {
  const session = await openCheckout(shop);
  await shop.advanceDays(1.1);
  expect(typesReceived()).toEqual(['checkout.session.expired']);
  const answer = await shop.browse(`/checkout/${session.id}/pay`, goodCard);
  expect(answer.status).toBe(410);
  expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
});

test('one customer cannot cancel for another', async () => {
  const { id } = await subscribe(shop);
  const other = await shop.stripe.customers.create({ email: 'eve@example.com' });
  const portal = await shop.stripe.billingPortal.sessions.create({
    customer: other.id,
    return_url: 'http://localhost:4000/',
  });
  const answer = await shop.browse(`${portal.url}/cancellation`, {
    subscription: id,
    cancel: 'true',
  });
  expect(answer.status).toBe(404);
  expect((await shop.stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
});

import { userSchema, type User } from '@menuleaf/shared/contracts/session.ts';
import { planFeatures } from '@menuleaf/shared/plans/plan-features.ts';
import {
  form,
  getUntil,
  newOwner,
  send,
  type TestOwner,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import { mailTo, untilMailed } from '@menuleaf/shared/testing/mail-to.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { billingStore } from './billing-store.ts';
import { goodCard, openCheckout, operator, payOn, upgrade } from './provider/hosted-page.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';

const stripe = operator(variableOf('STRIPE_API_URL'));
const store = billingStore(table);
const webhookSecret = 'whsec_menuleaf_local';

const me = async (owner: TestOwner) =>
  userSchema.parse((await owner.send('GET', '/api/auth/me')).json);
const isPro = (user: User) => user.plan_type === 'pro';
const isFree = (user: User) => user.plan_type === 'free';
const post = (owner: TestOwner, call: string, body?: unknown) =>
  owner.send('POST', `/api/payments/${call}`, body);

const noticesTo = async ({ email }: TestOwner) =>
  (await mailTo(email)).filter(({ subject }) => subject !== 'Confirm your email for Menuleaf');
const subjects = async (owner: TestOwner) => (await noticesTo(owner)).map(({ subject }) => subject);

async function planOf(owner: TestOwner) {
  const plan = await store.plan(owner.id);
  if (!plan) throw new Error('no plan');
  return plan;
}

const subscriptionsOf = async (owner: TestOwner) => {
  const { customer_id } = await planOf(owner);
  return (await stripe.subscriptions.list({ customer: customer_id, status: 'all' })).data;
};

/** Ended at once by the provider, as at a period's end, with a webhook. */
async function endPlan(owner: TestOwner) {
  const [subscription] = await subscriptionsOf(owner);
  await stripe.subscriptions.cancel(subscription?.id ?? '');
  await waitUntil(() => me(owner), isFree);
}

test('the price is that of the one table of plans, and it is what the provider charges', async () => {
  const { json } = await send('GET', '/api/payments/pricing');
  expect(json.plans).toEqual({
    free: { name: 'Free', price: 0, features: planFeatures.free },
    pro: { name: 'Pro', price: 9.99, features: planFeatures.pro },
  });
  const owner = await newOwner();
  const { id } = await openCheckout(owner);
  const session = await stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({
    amount_total: json.plans.pro.price * 100,
    currency: 'usd',
    mode: 'subscription',
    client_reference_id: owner.id,
  });
});

describe('upgrading', () => {
  test('needs a session, and knows one paid plan', async () => {
    const call = '/api/payments/create-checkout-session';
    expect((await send('POST', call, { body: { plan_type: 'pro' } })).status).toBe(401);
    const owner = await newOwner();
    expect((await owner.send('POST', call, { plan_type: 'free' })).status).toBe(422);
  });

  test('the webhook alone makes it Pro, and the owner gets one mail', async () => {
    const owner = await newOwner();
    const { url } = await openCheckout(owner);
    expect(await me(owner)).toMatchObject({ has_paid: false });
    const paid = await payOn(url);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toContain('/payment-success?session_id=cs_test_');
    const user = await waitUntil(() => me(owner), isPro);
    expect(user).toMatchObject({
      subscription_cancelled_at_period_end: false,
      subscription_past_due: false,
      has_paid: true,
    });
    expect(Date.parse(user.subscription_ends_at ?? '')).toBeGreaterThan(Date.now());
    await untilMailed(owner.email, 'Welcome to Menuleaf Pro');
    expect(await subjects(owner)).toEqual(['Welcome to Menuleaf Pro']);
  });

  test('confirming, as often as one likes and while webhooks come, fulfils once', async () => {
    const owner = await newOwner();
    const { id, url } = await openCheckout(owner);
    await payOn(url);
    const confirm = () => post(owner, 'confirm-payment', { session_id: id });
    const answers = await Promise.all(Array.from({ length: 5 }, confirm));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, json: { plan_type: 'pro', session_id: id } });
    }
    expect(await me(owner)).toMatchObject({ plan_type: 'pro' });
    await untilMailed(owner.email, 'Welcome to Menuleaf Pro');
    const { version } = await planOf(owner);
    await confirm();
    expect((await planOf(owner)).version).toBe(version);
    expect(await subjects(owner)).toEqual(['Welcome to Menuleaf Pro']);
    expect(await subscriptionsOf(owner)).toHaveLength(1);
  });

  test('two tabs lead to one page, and who has paid cannot pay again', async () => {
    const owner = await newOwner();
    const [one, two] = await Promise.all([openCheckout(owner), openCheckout(owner)]);
    expect(one).toEqual(two);
    expect(await openCheckout(owner)).toEqual(one);
    await Promise.all([payOn(one.url), payOn(two.url)]);
    await waitUntil(() => me(owner), isPro);
    const again = await post(owner, 'create-checkout-session', { plan_type: 'pro' });
    expect(again).toMatchObject({
      status: 409,
      json: { detail: 'You are already on the Pro plan.' },
    });
    expect(await subscriptionsOf(owner)).toHaveLength(1);
  });

  test('a business has its name, address and tax ID on its invoice', async () => {
    const buyer = await newOwner();
    const business = { business: 'Olivgarten GmbH', address: 'Torstr. 1, 10119 Berlin' };
    await payOn((await openCheckout(buyer)).url, goodCard, { ...business, tax_id: 'DE123456789' });
    const { customer_id } = await planOf(buyer);
    const [invoice] = (await stripe.invoices.list({ customer: customer_id })).data;
    const page = await (await fetch(invoice?.hosted_invoice_url ?? '')).text();
    for (const words of [...Object.values(business), 'DE123456789']) expect(page).toContain(words);
  });

  test('a refused card leaves the page open, and it can still be paid', async () => {
    const owner = await newOwner();
    const { url } = await openCheckout(owner);
    const refused = await payOn(url, '4000 0000 0000 0002');
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('Your card was declined.');
    expect(await me(owner)).toMatchObject({ plan_type: 'free' });
    expect((await payOn(url, goodCard)).status).toBe(303);
    await waitUntil(() => me(owner), isPro);
  });

  test('a page that has expired is replaced by a fresh one', async () => {
    const owner = await newOwner();
    const { id } = await openCheckout(owner);
    await stripe.checkout.sessions.expire(id);
    const [one, two] = await Promise.all([openCheckout(owner), openCheckout(owner)]);
    expect(one.id).not.toBe(id);
    expect(two).toEqual(one);
  });
});

describe('what is refused', () => {
  test('a payment that is another owner’s, unknown, or not made', async () => {
    const [owner, stranger] = await Promise.all([newOwner(), newOwner()]);
    const { id, url } = await openCheckout(owner);
    const confirm = (who: TestOwner, session_id: string) =>
      post(who, 'confirm-payment', { session_id });
    expect(await confirm(owner, id)).toMatchObject({
      status: 409,
      json: { detail: 'This payment has not been completed.' },
    });
    await payOn(url);
    expect((await confirm(stranger, id)).status).toBe(404);
    expect((await confirm(stranger, 'cs_test_unknown')).status).toBe(404);
    expect(await me(stranger)).toMatchObject({ plan_type: 'free' });
    expect((await confirm(owner, '')).json.detail[0].msg).toBe('No payment session ID found.');
  });

  test('a downgrade from Free, and a portal before any payment', async () => {
    const owner = await newOwner();
    expect((await post(owner, 'downgrade')).status).toBe(409);
    expect((await post(owner, 'portal')).status).toBe(409);
  });

  const event = JSON.stringify({ id: 'evt_forged', type: 'invoice.paid', data: { object: {} } });
  const signed = (payload: string, secondsAgo = 0, secret = webhookSecret) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    });
  const deliver = (body: string, signature?: string) =>
    send('POST', '/api/payments/webhook', {
      body,
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
    });

  test('a webhook that is unsigned, forged, changed on its way, or old', async () => {
    expect((await deliver(event)).status).toBe(422);
    expect((await deliver(event, signed(event, 0, 'whsec_other'))).status).toBe(400);
    expect((await deliver(`${event} `, signed(event))).status).toBe(400);
    expect((await deliver(event, signed(event, 301))).status).toBe(400);
    expect(await store.knowsEvent('evt_forged')).toBe(false);
  });

  test('a signed webhook of any shape is refused or passed over, and breaks nothing', async () => {
    const id = `evt_${Date.now()}_odd`;
    const object = { id: 'sub_1', customer: 'cus_nobody', metadata: { user_id: 'x'.repeat(3000) } };
    const refusedOnes = [
      null,
      7,
      'x',
      [],
      {},
      { id },
      { id, type: 'x' },
      { id, type: 'x', data: 1 },
    ];
    const longOnes = ['', 'x'.repeat(3000), '\uD800'].map((odd) => ({
      id: odd,
      type: 'x',
      data: { object },
    }));
    for (const odd of [...refusedOnes, ...longOnes]) {
      const body = JSON.stringify(odd);
      const answer = await deliver(body, signed(body));
      expect([body.slice(0, 60), answer.status, typeof answer.json.detail]).toEqual([
        body.slice(0, 60),
        400,
        'string',
      ]);
    }
    const customers = ['cus_nobody', '', '../x', 7, null, 'x'.repeat(3000), '\uD800'];
    for (const [at, customer] of customers.entries()) {
      for (const type of ['invoice.paid', 'checkout.session.completed', 'x'.repeat(3000)]) {
        const event = {
          id: `${id}_${at}_${type.length}`,
          type,
          data: { object: { ...object, customer } },
        };
        const body = JSON.stringify(event);
        expect([event, (await deliver(body, signed(body))).status]).toEqual([event, 200]);
      }
    }
  });

  test('the signature is of the raw body, whatever its spaces, and the same event may come twice', async () => {
    const id = `evt_${Date.now()}`;
    const spaced = JSON.stringify({ id, type: 'x', data: { object: { é: 1 } } }, null, 3);
    expect((await deliver(spaced, signed(spaced))).json).toEqual({ received: true });
    expect((await deliver(spaced, signed(spaced, 200))).status).toBe(200);
    expect(await store.knowsEvent(id)).toBe(true);
  });
});

describe('downgrading', () => {
  let owner: TestOwner;
  beforeAll(async () => {
    owner = await newOwner();
    await upgrade(owner);
  });

  test('keeps Pro until the end, says when that is, and the same again changes nothing', async () => {
    const ends = (await me(owner)).subscription_ends_at ?? '';
    const answers = await Promise.all([post(owner, 'downgrade'), post(owner, 'downgrade')]);
    for (const { status, json } of answers)
      expect([status, json]).toEqual([200, { ends_at: ends }]);
    expect(await me(owner)).toMatchObject({
      plan_type: 'pro',
      subscription_cancelled_at_period_end: true,
      subscription_ends_at: ends,
    });
    await untilMailed(owner.email, 'Your Pro subscription is cancelled');
    const cancelled = await noticesTo(owner);
    expect(cancelled.map(({ subject }) => subject)).toEqual([
      'Welcome to Menuleaf Pro',
      'Your Pro subscription is cancelled',
    ]);
    const date = new Date(ends).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(cancelled[1]?.text).toContain(`until ${date}`);
  });

  test('upgrading before the end takes the cancellation back, and nothing is charged', async () => {
    const { id, url } = await openCheckout(owner);
    expect(new URL(url).pathname).toBe('/pricing');
    expect(await me(owner)).toMatchObject({
      plan_type: 'pro',
      subscription_cancelled_at_period_end: false,
    });
    const confirmed = await post(owner, 'confirm-payment', { session_id: id });
    expect(confirmed.json.plan_type).toBe('pro');
    const { customer_id } = await planOf(owner);
    expect((await stripe.invoices.list({ customer: customer_id })).data).toHaveLength(1);
  });

  test('invoices and the card are on the provider’s page', async () => {
    const { json } = await post(owner, 'portal');
    const page = await (await fetch(json.url)).text();
    expect(page).toContain('$9.99');
    expect(page).toContain('4242');
  });

  test('the end is told once, and upgrading again asks for a new payment', async () => {
    await endPlan(owner);
    await untilMailed(owner.email, 'Your Menuleaf Pro plan has ended');
    expect((await subjects(owner)).filter((it) => it.includes('has ended'))).toHaveLength(1);
    const { url } = await openCheckout(owner);
    expect(url).toContain('/checkout/');
    await payOn(url);
    await waitUntil(() => me(owner), isPro);
  });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('Pro to Free deletes and darkens nothing; Upgrading again brings all of it back', async () => {
  const owner = await newOwner();
  await upgrade(owner);
  const image = new File([png], 'soup.png', { type: 'image/png' });
  const openKitchen = (name: string) =>
    newMenu(owner, { restaurant: { name }, dishes: [{ name: 'Soup', price: '9', image }] });
  const first = await openKitchen('Olive Yard');
  const second = await openKitchen('Fig Tree');
  const shows = ({ restaurantId }: typeof first, image: boolean) =>
    getUntil(
      `/restaurant/${restaurantId}/menu`,
      ({ text }) => text.includes('Soup') && text.includes('<img') === image,
    );
  for (const kitchen of [first, second]) await shows(kitchen, true);

  await endPlan(owner);
  for (const kitchen of [first, second]) {
    const plain = await shows(kitchen, false);
    expect(plain.status).toBe(200);
    expect(plain.text).not.toContain('og:image');
  }
  const restaurants = await owner.send('GET', '/api/restaurants');
  const locks = restaurants.json.map((it: { id: string; locked?: boolean }) => [it.id, it.locked]);
  expect(Object.fromEntries(locks)).toEqual({
    [first.restaurantId]: undefined,
    [second.restaurantId]: true,
  });
  const rename = (menu: string) => owner.send('PUT', `/api/menus/${menu}`, { name: 'New' });
  expect((await rename(first.menuId)).status).toBe(200);
  expect((await rename(second.menuId)).status).toBe(403);
  expect((await owner.send('GET', `/api/menus/${second.menuId}`)).status).toBe(200);
  const another = await owner.send('POST', '/api/restaurants', { name: 'Third' });
  expect(another.status).toBe(403);
  expect(another.json.detail).toContain('Free plan allows only 1 restaurant');
  const { json: kept } = await owner.send('GET', `/api/menus/items/${first.itemId}`);
  expect(kept).toMatchObject({ image_url: null, image_status: 'ready' });

  await upgrade(owner);
  await shows(second, true);
  expect((await rename(second.menuId)).status).toBe(200);
  const all = await owner.send('GET', '/api/restaurants');
  expect(all.json.some((it: { locked?: boolean }) => it.locked)).toBe(false);
});

test('a cancelled plan is free at its end although no webhook ever came', async () => {
  const owner = await newOwner();
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const plan = {
    plan_type: 'pro' as const,
    cancelled_at_period_end: true,
    past_due: false,
    ends_at: inMs(3_600_000),
    user_id: owner.id,
    customer_id: 'cus_of_nobody',
    subscription_id: 'sub_of_nobody',
    session_id: null,
    due_day: null,
    version: 1,
  };
  await store.replacePlan(undefined, plan);
  expect(await me(owner)).toMatchObject({ plan_type: 'pro' });
  await store.replacePlan(plan, { ...plan, ends_at: inMs(-1), version: 2 });
  expect(await me(owner)).toMatchObject({ plan_type: 'free' });
  const image = new File([png], 'soup.png', { type: 'image/png' });
  const photo = form({ name: 'Soup', price: '9', image });
  expect((await owner.send('POST', '/api/menus/items', photo)).status).toBe(403);
});

test('a customer deleted at the provider is free at once, and can pay again as a new one', async () => {
  const owner = await newOwner();
  await upgrade(owner);
  await waitUntil(() => me(owner), isPro);
  const former = (await planOf(owner)).customer_id;
  await stripe.customers.del(former);
  await waitUntil(() => me(owner), isFree);
  expect(await post(owner, 'portal')).toMatchObject({
    status: 409,
    json: { detail: 'There are no payments yet.' },
  });
  await Promise.all([openCheckout(owner), openCheckout(owner)]);
  await upgrade(owner);
  await waitUntil(() => me(owner), isPro);
  const { customer_id } = await planOf(owner);
  expect(customer_id).not.toBe(former);
  expect(await subscriptionsOf(owner)).toMatchObject([{ status: 'active', customer: customer_id }]);
  expect((await post(owner, 'portal')).status).toBe(200);
});

test('an email that is corrected after paying is the provider’s, too, before its page opens', async () => {
  const owner = await newOwner();
  await upgrade(owner);
  const { customer_id } = await planOf(owner);
  const email = `corrected-${owner.email}`;
  const { password } = owner;
  const corrected = await owner.send('POST', '/api/auth/change-email', { email, password });
  expect(corrected).toMatchObject({ status: 200, json: { email } });
  expect((await post(owner, 'portal')).status).toBe(200);
  expect(await stripe.customers.retrieve(customer_id)).toMatchObject({ email });
});

test('an email that is corrected before paying is on the page of payment', async () => {
  const owner = await newOwner();
  await openCheckout(owner);
  const email = `corrected-${owner.email}`;
  const { password } = owner;
  await owner.send('POST', '/api/auth/change-email', { email, password });
  await openCheckout(owner);
  const { customer_id } = await planOf(owner);
  expect(await stripe.customers.retrieve(customer_id)).toMatchObject({ email });
});

test('a closed account stops paying at once, and its plan and customer are gone', async () => {
  const owner = await newOwner();
  await upgrade(owner);
  const { customer_id } = await planOf(owner);
  const closed = await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  expect(closed.status).toBe(204);
  await waitUntil(async () => !(await store.plan(owner.id)));
  const { data } = await stripe.subscriptions.list({ customer: customer_id, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  expect(await stripe.customers.retrieve(customer_id)).toMatchObject({ deleted: true });
});

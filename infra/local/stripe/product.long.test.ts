import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { subjectsTo } from '@menuleaf/shared/testing/mail-to.ts';
import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import {
  cardThatFailsLater,
  goodCard,
  operator,
  payOn,
} from '@menuleaf/billing-service/provider/hosted-page.ts';

let cloud: Awaited<ReturnType<typeof startOwnCloud>>;
let stripe: ReturnType<typeof operator>;
beforeAll(async () => {
  cloud = await startOwnCloud();
  stripe = operator(Object.values(cloud.environments)[0]?.STRIPE_API_URL ?? '');
});
afterEach(() => faults({ mode: 'none' }));
afterAll(() => cloud.close());

const call = async (method: string, path: string, body?: unknown, token = '') => {
  const started = performance.now();
  const response = await fetch(`${cloud.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    json,
    ms: performance.now() - started,
  };
};
const faults = async (wanted: { mode: string } & Record<string, unknown>) => {
  expect((await call('POST', '/__local/stripe/faults', wanted)).status).toBe(200);
};
const advanceDays = (advance_days: number) =>
  call('POST', '/__local/stripe/clock', { advance_days });
const runSchedules = () => call('POST', '/__local/schedules');

const opened = z.object({ access_token: z.string(), user: z.object({ email: z.string() }) });
const checkout = z.object({ session_id: z.string(), checkout_url: z.url() });
const user = z.object({
  plan_type: z.string(),
  subscription_past_due: z.boolean(),
  subscription_cancelled_at_period_end: z.boolean(),
  subscription_ends_at: z.string().nullable(),
});

async function newOwner() {
  const email = `${randomUUID()}@example.com`;
  const account = { email, password: 'olive oil cake', full_name: 'Olive Owner' };
  const { json } = await call('POST', '/api/auth/register', account);
  const token = opened.parse(json).access_token;
  const send = (method: string, path: string, body?: unknown) => call(method, path, body, token);
  const tryUpgrade = () =>
    send('POST', '/api/payments/create-checkout-session', { plan_type: 'pro' });
  return {
    email,
    send,
    tryUpgrade,
    openCheckout: async () => checkout.parse((await tryUpgrade()).json),
    me: async () => user.parse((await send('GET', '/api/auth/me')).json),
    subjects: async () =>
      (await subjectsTo(email, cloud.origin)).filter(
        (subject) => subject !== 'Confirm your email for Menuleaf',
      ),
  };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

async function waitUntil<Seen>(look: () => Promise<Seen>, isSo: (seen: Seen) => boolean) {
  for (let tries = 0; tries < 100; tries += 1) {
    const seen = await look();
    if (isSo(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not so: ${JSON.stringify(await look())}`);
}
const untilPlan = (owner: Owner, plan: string) =>
  waitUntil(owner.me, ({ plan_type }) => plan_type === plan);

async function upgraded(card = goodCard): Promise<Owner> {
  const owner = await newOwner();
  await payOn((await owner.openCheckout()).checkout_url, card);
  await untilPlan(owner, 'pro');
  return owner;
}

test.each(['down', 'error', 'hangs', 'loses'])(
  'with the provider %s every call says so before the gateway gives up, nothing is half done, and the retry works',
  async (mode) => {
    const paid = await upgraded();
    const fresh = await newOwner();
    await faults({ mode });
    const answers = await Promise.all([
      fresh.tryUpgrade(),
      paid.send('POST', '/api/payments/downgrade'),
      paid.send('POST', '/api/payments/portal'),
      paid.send('POST', '/api/payments/confirm-payment', { session_id: 'cs_test_1' }),
    ]);
    for (const { status, json, headers, ms } of answers) {
      expect(status).toBe(503);
      expect(json).toEqual({
        detail: expect.stringContaining('payment provider isn’t responding right now'),
        code: 'unavailable',
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      // API Gateway times out after 30 s.
      expect(ms).toBeLessThan(29_000);
    }
    expect(await paid.me()).toMatchObject({ plan_type: 'pro' });
    expect((await call('GET', '/api/payments/pricing')).status).toBe(200);
    await faults({ mode: 'none' });
    await payOn((await fresh.openCheckout()).checkout_url);
    await untilPlan(fresh, 'pro');
  },
);

test('who gave up on a slow provider and tries again gets the one session that was made', async () => {
  const owner = await newOwner();
  const before = await owner.openCheckout();
  await stripe.checkout.sessions.expire(before.session_id);
  const customer = (await stripe.checkout.sessions.retrieve(before.session_id)).customer;
  if (typeof customer !== 'string') throw new Error('no customer');
  const open = async () => (await stripe.checkout.sessions.list({ customer, status: 'open' })).data;
  // The provider creates the session but responds too late, in the middle of the call.
  let tries = 0;
  while ((await open()).length === 0 && tries < 10) {
    tries += 1;
    const asking = owner.tryUpgrade();
    await new Promise((resolve) => setTimeout(resolve, 15 * tries));
    await faults({ mode: 'slow' });
    await asking;
    await faults({ mode: 'none' });
  }
  const again = await Promise.all([owner.openCheckout(), owner.openCheckout()]);
  const made = await open();
  expect(made).toHaveLength(1);
  for (const { session_id } of again) expect(session_id).toBe(made[0]?.id);
});

test('webhooks that are all lost are made good by the schedule, and twice changes nothing', async () => {
  await faults({ mode: 'none', drop_webhooks: true });
  const owner = await newOwner();
  await payOn((await owner.openCheckout()).checkout_url);
  expect(await owner.me()).toMatchObject({ plan_type: 'free' });
  expect(await runSchedules()).toMatchObject({ status: 200 });
  await untilPlan(owner, 'pro');
  expect(await runSchedules()).toMatchObject({ status: 200 });
  await waitUntil(owner.subjects, (sent) => sent.length > 0);
  expect(await owner.subjects()).toEqual(['Welcome to Menuleaf Pro']);
});

test('webhooks that all come twice change nothing twice', async () => {
  await faults({ mode: 'none', duplicate_webhooks: true });
  const owner = await upgraded();
  await waitUntil(owner.subjects, (sent) => sent.length === 1);
  await owner.send('POST', '/api/payments/downgrade');
  await waitUntil(owner.subjects, (sent) => sent.length === 2);
  await advanceDays(0);
  expect(await owner.subjects()).toEqual([
    'Welcome to Menuleaf Pro',
    'Your Pro subscription is cancelled',
  ]);
});

test('a plan renews with the clock, and a cancelled one ends, with one mail', async () => {
  const owner = await upgraded();
  const { subscription_ends_at: before } = await owner.me();
  await advanceDays(32);
  const renewed = await waitUntil(owner.me, (it) => it.subscription_ends_at !== before);
  expect(renewed.plan_type).toBe('pro');
  await owner.send('POST', '/api/payments/downgrade');
  await advanceDays(31);
  await untilPlan(owner, 'free');
  await waitUntil(owner.subjects, (sent) => sent.length === 3);
  expect(await owner.subjects()).toEqual([
    'Welcome to Menuleaf Pro',
    'Your Pro subscription is cancelled',
    'Your Menuleaf Pro plan has ended',
  ]);
});

test('a renewal that fails is past due with grace, told once, and then free', async () => {
  const owner = await upgraded(cardThatFailsLater);
  await advanceDays(32);
  const late = await waitUntil(owner.me, (it) => it.subscription_past_due);
  expect(late.plan_type).toBe('pro');
  await advanceDays(4);
  expect(await owner.me()).toMatchObject({ plan_type: 'pro', subscription_past_due: true });
  await advanceDays(14);
  await untilPlan(owner, 'free');
  await waitUntil(owner.subjects, (sent) => sent.length === 3);
  expect(await owner.subjects()).toEqual([
    'Welcome to Menuleaf Pro',
    'We could not charge your card',
    'Your Menuleaf Pro plan has ended',
  ]);
});

test('a card that is changed while a payment is past due is charged at once', async () => {
  const owner = await upgraded(cardThatFailsLater);
  await advanceDays(32);
  await waitUntil(owner.me, (it) => it.subscription_past_due);
  await faults({ mode: 'none', duplicate_webhooks: true });
  const { json } = await owner.send('POST', '/api/payments/portal');
  const card = { number: goodCard, expiry: '12 / 40', cvc: '123', name: 'Olive Owner' };
  await fetch(`${z.object({ url: z.url() }).parse(json).url}/card`, {
    method: 'POST',
    body: new URLSearchParams(card),
  });
  const paid = await waitUntil(owner.me, (it) => !it.subscription_past_due);
  expect(paid.plan_type).toBe('pro');
  expect(await kept(await customersOf(owner.email), 'subscription_cycle')).toBe(999);
});

/** What these customers paid minus refunds, in cents: for checkouts, or for renewals. */
async function kept(customers: string[], what: 'subscription_create' | 'subscription_cycle') {
  const refunds = await stripe.refunds.list({ limit: 100 });
  let cents = 0;
  for (const customer of customers) {
    const { data } = await stripe.invoices.list({ customer, status: 'paid' });
    for (const invoice of data.filter(({ billing_reason }) => billing_reason === what)) {
      const payment = invoice.id?.replace('in_', 'pi_');
      const back = refunds.data.find(({ payment_intent }) => payment_intent === payment);
      cents += invoice.amount_paid - (back?.amount ?? 0);
    }
  }
  return cents;
}
const customersOf = async (email: string) =>
  (await stripe.customers.list({ email })).data.map(({ id }) => id);
const close = async (owner: Owner) => {
  const { status } = await owner.send('DELETE', '/api/auth/me', { password: 'olive oil cake' });
  expect(status).toBe(204);
};

test.each(['down', 'error'])(
  'an account closed while the provider is %s is charged by nothing, however long that lasts',
  async (mode) => {
    const owner = await upgraded();
    const customers = await customersOf(owner.email);
    await faults({ mode });
    await close(owner);
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, json } = await runSchedules();
      expect(status).not.toBe(200);
      expect(JSON.stringify(json)).toContain('not yet dealt with');
    }
    // The provider still charges while it does not respond.
    await advanceDays(32);
    await faults({ mode: 'none' });
    expect(await kept(customers, 'subscription_cycle')).toBe(999);
    await waitUntil(runSchedules, ({ status }) => status === 200);
    expect(await customersOf(owner.email)).toEqual([]);
    await advanceDays(64);
    expect(await kept(customers, 'subscription_cycle')).toBe(0);
  },
);

test('a checkout that is open in another tab sells nothing once the account is closed', async () => {
  const owner = await newOwner();
  const { checkout_url: url } = await owner.openCheckout();
  const customers = await customersOf(owner.email);
  await close(owner);
  await waitUntil(
    () => customersOf(owner.email),
    (left) => left.length === 0,
  );
  expect((await payOn(url)).status).not.toBe(303);
  expect(await kept(customers, 'subscription_create')).toBe(0);
});

test('a checkout that was paid after the account was closed is cancelled and given back', async () => {
  const owner = await newOwner();
  const { checkout_url: url } = await owner.openCheckout();
  const customers = await customersOf(owner.email);
  await faults({ mode: 'error' });
  await close(owner);
  expect((await runSchedules()).status).not.toBe(200);
  expect((await payOn(url)).status).toBe(303);
  await faults({ mode: 'none' });
  expect(await kept(customers, 'subscription_create')).toBe(999);
  await waitUntil(runSchedules, ({ status }) => status === 200);
  await advanceDays(40);
  expect(await kept(customers, 'subscription_create')).toBe(0);
  const { data } = await stripe.subscriptions.list({ customer: customers[0] ?? '', status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
});

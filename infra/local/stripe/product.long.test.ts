import { type User, userSchema } from '@menuleaf/shared/contracts/session.ts';
import { newOwner, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { subjectsTo } from '@menuleaf/shared/testing/mail-to.ts';
import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import {
  cardThatFailsLater,
  goodCard,
  openCheckout,
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

const post = (path: string, body?: object) => send('POST', path, { body }, cloud.origin);
const faults = async (wanted: { mode: string } & Record<string, unknown>) => {
  expect((await post('/__local/stripe/faults', wanted)).status).toBe(200);
};
const advanceDays = (advance_days: number) => post('/__local/stripe/clock', { advance_days });
const runSchedules = () => post('/__local/schedules');

const tryUpgrade = (owner: TestOwner) =>
  owner.send('POST', '/api/payments/create-checkout-session', { plan_type: 'pro' });
const me = async (owner: TestOwner) =>
  userSchema.parse((await owner.send('GET', '/api/auth/me')).json);
const subjects = async ({ email }: TestOwner) =>
  (await subjectsTo(email, cloud.origin)).filter(
    (subject) => subject !== 'Confirm your email for Menuleaf',
  );
const untilTold = (owner: TestOwner, count: number) =>
  waitUntil(
    () => subjects(owner),
    (sent) => sent.length >= count,
  );
const untilMe = (owner: TestOwner, isSo: (user: User) => boolean) =>
  waitUntil(() => me(owner), isSo);
const untilPlan = (owner: TestOwner, plan: string) =>
  untilMe(owner, ({ plan_type }) => plan_type === plan);

async function upgraded(card = goodCard): Promise<TestOwner> {
  const owner = await newOwner(cloud.origin);
  await payOn((await openCheckout(owner)).url, card);
  await untilPlan(owner, 'pro');
  return owner;
}

test.each(['down', 'error', 'hangs', 'loses'])(
  'with the provider %s every call says so before the gateway gives up, nothing is half done, and the retry works',
  async (mode) => {
    const paid = await upgraded();
    const fresh = await newOwner(cloud.origin);
    await faults({ mode });
    const begun = performance.now();
    const answers = await Promise.all([
      tryUpgrade(fresh),
      paid.send('POST', '/api/payments/downgrade'),
      paid.send('POST', '/api/payments/portal'),
      paid.send('POST', '/api/payments/confirm-payment', { session_id: 'cs_test_1' }),
    ]);
    // API Gateway times out after 30 s.
    expect(performance.now() - begun).toBeLessThan(29_000);
    for (const { status, json, headers } of answers) {
      expect(status).toBe(503);
      expect(json).toEqual({
        detail: expect.stringContaining('payment provider isn’t responding right now'),
        code: 'unavailable',
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await me(paid)).toMatchObject({ plan_type: 'pro' });
    expect((await send('GET', '/api/payments/pricing', {}, cloud.origin)).status).toBe(200);
    await faults({ mode: 'none' });
    await payOn((await openCheckout(fresh)).url);
    await untilPlan(fresh, 'pro');
  },
);

test('who gave up on a slow provider and tries again gets the one session that was made', async () => {
  const owner = await newOwner(cloud.origin);
  const before = await openCheckout(owner);
  await stripe.checkout.sessions.expire(before.id);
  const customer = (await stripe.checkout.sessions.retrieve(before.id)).customer;
  if (typeof customer !== 'string') throw new Error('no customer');
  const open = async () => (await stripe.checkout.sessions.list({ customer, status: 'open' })).data;
  // The provider creates the session but responds too late, in the middle of the call.
  let tries = 0;
  while ((await open()).length === 0 && tries < 10) {
    tries += 1;
    const asking = tryUpgrade(owner);
    await new Promise((resolve) => setTimeout(resolve, 15 * tries));
    await faults({ mode: 'slow' });
    await asking;
    await faults({ mode: 'none' });
  }
  const again = await Promise.all([openCheckout(owner), openCheckout(owner)]);
  const made = await open();
  expect(made).toHaveLength(1);
  for (const { id } of again) expect(id).toBe(made[0]?.id);
});

test('webhooks that are all lost are made good by the schedule, and twice changes nothing', async () => {
  await faults({ mode: 'none', drop_webhooks: true });
  const owner = await newOwner(cloud.origin);
  await payOn((await openCheckout(owner)).url);
  expect(await me(owner)).toMatchObject({ plan_type: 'free' });
  expect(await runSchedules()).toMatchObject({ status: 200 });
  await untilPlan(owner, 'pro');
  expect(await runSchedules()).toMatchObject({ status: 200 });
  await untilTold(owner, 1);
  expect(await subjects(owner)).toEqual(['Welcome to Menuleaf Pro']);
});

test('webhooks that all come twice change nothing twice', async () => {
  await faults({ mode: 'none', duplicate_webhooks: true });
  const owner = await upgraded();
  await untilTold(owner, 1);
  await owner.send('POST', '/api/payments/downgrade');
  await untilTold(owner, 2);
  await advanceDays(0);
  expect(await subjects(owner)).toEqual([
    'Welcome to Menuleaf Pro',
    'Your Pro subscription is cancelled',
  ]);
});

test('a plan renews with the clock, and a cancelled one ends, with one mail', async () => {
  const owner = await upgraded();
  const { subscription_ends_at: before } = await me(owner);
  await advanceDays(32);
  const renewed = await untilMe(owner, (it) => it.subscription_ends_at !== before);
  expect(renewed.plan_type).toBe('pro');
  await owner.send('POST', '/api/payments/downgrade');
  await advanceDays(31);
  await untilPlan(owner, 'free');
  await untilTold(owner, 3);
  expect(await subjects(owner)).toEqual([
    'Welcome to Menuleaf Pro',
    'Your Pro subscription is cancelled',
    'Your Menuleaf Pro plan has ended',
  ]);
});

test('a renewal that fails is past due with grace, told once, and then free', async () => {
  const owner = await upgraded(cardThatFailsLater);
  await advanceDays(32);
  const late = await untilMe(owner, (it) => it.subscription_past_due);
  expect(late.plan_type).toBe('pro');
  await advanceDays(4);
  expect(await me(owner)).toMatchObject({ plan_type: 'pro', subscription_past_due: true });
  await advanceDays(14);
  await untilPlan(owner, 'free');
  await untilTold(owner, 3);
  expect(await subjects(owner)).toEqual([
    'Welcome to Menuleaf Pro',
    'We could not charge your card',
    'Your Menuleaf Pro plan has ended',
  ]);
});

test('a card that is changed while a payment is past due is charged at once', async () => {
  const owner = await upgraded(cardThatFailsLater);
  await advanceDays(32);
  await untilMe(owner, (it) => it.subscription_past_due);
  await faults({ mode: 'none', duplicate_webhooks: true });
  const { json } = await owner.send('POST', '/api/payments/portal');
  const card = { number: goodCard, expiry: '12 / 40', cvc: '123', name: 'Olive Owner' };
  await fetch(`${json.url}/card`, { method: 'POST', body: new URLSearchParams(card) });
  const paid = await untilMe(owner, (it) => !it.subscription_past_due);
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
const close = async (owner: TestOwner) => {
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
  const owner = await newOwner(cloud.origin);
  const { url } = await openCheckout(owner);
  const customers = await customersOf(owner.email);
  await close(owner);
  await waitUntil(async () => (await customersOf(owner.email)).length === 0);
  expect((await payOn(url)).status).not.toBe(303);
  expect(await kept(customers, 'subscription_create')).toBe(0);
});

test('a checkout that was paid after the account was closed is cancelled and given back', async () => {
  const owner = await newOwner(cloud.origin);
  const { url } = await openCheckout(owner);
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

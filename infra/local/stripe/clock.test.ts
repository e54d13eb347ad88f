import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { goodCard, openShop, subscribe, type Shop } from './fake-shop.ts';
import { periodEnd } from './objects/period.ts';

let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});

afterEach(() => shop.close());

const day = 86_400;
const failing = { ...goodCard, number: '4000 0000 0000 0341' };
/** A day past the end of what is paid: months differ, and three days after it the next try begins. */
const passRenewal = async ({ items }: Awaited<ReturnType<typeof subscribe>>) => {
  const end = (items.data[0]?.current_period_end ?? 0) * 1000;
  await shop.advanceDays((end - (await shop.now())) / (day * 1000) + 1);
};
const typesSince = (from: number) => shop.received.slice(from).map(({ type }) => type);

test('the clock turns, stays turned after a restart, and never back', async () => {
  await shop.advanceDays(10);
  const turned = await shop.now();
  expect(Math.abs(turned - Date.now() - 10 * day * 1000)).toBeLessThan(5000);
  await shop.restart();
  expect(await shop.now()).toBeGreaterThanOrEqual(turned);
  expect((await shop.advanceDays(-1)).status).toBe(400);
});

test('a subscription renews each month, with an invoice, in order', async () => {
  const before = await subscribe(shop);
  await shop.advanceDays(0);
  const earlier = shop.received.length;
  await shop.advanceDays(70);
  expect(typesSince(earlier)).toEqual([
    'invoice.paid',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.updated',
  ]);
  const after = await shop.stripe.subscriptions.retrieve(before.id);
  expect(after.status).toBe('active');
  const [old, renewed] = [before.items.data[0], after.items.data[0]];
  expect((renewed?.current_period_start ?? 0) - (old?.current_period_end ?? 0)).toBeGreaterThan(
    27 * day,
  );
  const { data } = await shop.stripe.invoices.list({ customer: before.customer });
  expect(data.map(({ number }) => number?.slice(-5))).toEqual(['-0003', '-0002', '-0001']);
  expect(data[0]).toMatchObject({
    billing_reason: 'subscription_cycle',
    status: 'paid',
  });
});

test('one that is cancelled at the period end ends then, and not before', async () => {
  const { id, items, customer } = await subscribe(shop);
  const end = items.data[0]?.current_period_end;
  const changed = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(changed).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
  await shop.advanceDays(20);
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('active');
  await shop.advanceDays(15);
  expect(shop.received.at(-1)).toMatchObject({
    type: 'customer.subscription.deleted',
    created: end,
    data: { object: { id, status: 'canceled', ended_at: end } },
  });
  expect((await shop.stripe.subscriptions.list({ customer: customer })).data).toEqual([]);
  await expect(
    shop.stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('a cancellation that was taken back renews', async () => {
  const { id } = await subscribe(shop);
  await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await shop.advanceDays(35);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    canceled_at: null,
  });
});

test('a renewal that fails is past due, is tried three times more, and ends', async () => {
  const subscription = await subscribe(shop, failing);
  const { id } = subscription;
  await passRenewal(subscription);
  const late = await shop.stripe.subscriptions.retrieve(id);
  expect(late.status).toBe('past_due');
  expect((await shop.stripe.invoices.list()).data[0]).toMatchObject({
    id: late.latest_invoice,
    status: 'open',
    amount_remaining: 999,
    attempt_count: 1,
  });
  const earlier = shop.received.length;
  await shop.advanceDays(16);
  expect(typesSince(earlier)).toEqual([
    'invoice.payment_failed',
    'invoice.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.deleted',
  ]);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
});

test('a past due subscription recovers with another card, at the next try or on the invoice', async () => {
  const subscription = await subscribe(shop, failing);
  const { id, customer } = subscription;
  await passRenewal(subscription);
  const portal = await shop.stripe.billingPortal.sessions.create({
    customer: customer,
    return_url: 'http://localhost:4000/',
  });
  const [open] = (await shop.stripe.invoices.list({ status: 'open' })).data;
  expect((await shop.browse(`/invoices/${open?.id}/pay`, {})).status).toBe(402);
  await shop.browse(`${portal.url}/card`, goodCard);
  await shop.stripe.subscriptions.update(id, { default_payment_method: '' });
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
  await shop.advanceDays(6);
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('active');
  expect((await shop.stripe.invoices.list({ status: 'open' })).data).toEqual([]);
});

test('one that is cancelled at once ends at once', async () => {
  const { id } = await subscribe(shop);
  expect(await shop.stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
  await expect(shop.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
});

test('a customer that is deleted ends what they subscribe to, and the pages that were open', async () => {
  const { id, customer } = await subscribe(shop);
  await shop.stripe.customers.del(customer);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  await shop.advanceDays(0);
  expect(shop.received.map(({ type }) => type).slice(-2)).toEqual([
    'customer.subscription.deleted',
    'customer.deleted',
  ]);
  await expect(
    shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [],
      success_url: 'http://localhost:4000/',
    }),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
});

test('a month that is too short ends on its last day, and the next has its day again', () => {
  const date = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
  const anchor = date('2026-01-31');
  expect(periodEnd(anchor, anchor)).toBe(date('2026-02-28'));
  expect(periodEnd(anchor, date('2026-02-28'))).toBe(date('2026-03-31'));
});

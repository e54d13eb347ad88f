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
  expect(data[0]).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' });
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

test('a month that is too short ends on its last day, and the next has its day again', () => {
  const date = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
  const anchor = date('2026-01-31');
  expect(periodEnd(anchor, anchor)).toBe(date('2026-02-28'));
  expect(periodEnd(anchor, date('2026-02-28'))).toBe(date('2026-03-31'));
});

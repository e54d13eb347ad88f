import { setTimeout as sleep } from 'node:timers/promises';
import { openCheckout, openShop, subscribe, type Shop } from './fake-shop.ts';

let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});

afterEach(() => shop.close());

const eventually = async (isTrue: () => boolean) => {
  for (let wait = 0; wait < 100 && !isTrue(); wait += 1) await sleep(50);
  expect(isTrue()).toBe(true);
};

test('what a payment causes is sent, signed, in order, and listed as events', async () => {
  const { id, customer } = await subscribe(shop);
  await eventually(() => shop.received.length === 3);
  expect(shop.received).toMatchObject([
    { type: 'customer.subscription.created', data: { object: { id, status: 'active' } } },
    { type: 'invoice.paid', data: { object: { customer, amount_paid: 999 } } },
    {
      type: 'checkout.session.completed',
      data: { object: { subscription: id, client_reference_id: 'owner-1' } },
    },
  ]);
  const { data } = await shop.stripe.events.list({ types: ['invoice.paid'] });
  expect(data.map((event) => event.id)).toEqual([shop.received[1]?.id]);
});

test('an update tells what was before, and one that changes nothing tells nothing', async () => {
  const { id } = await subscribe(shop);
  await shop.advanceDays(0);
  const earlier = shop.received.length;
  for (let time = 0; time < 2; time += 1) {
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  }
  await shop.advanceDays(0);
  expect(shop.received.slice(earlier)).toMatchObject([
    {
      type: 'customer.subscription.updated',
      data: {
        object: { cancel_at_period_end: true },
        previous_attributes: { cancel_at_period_end: false, canceled_at: null },
      },
    },
  ]);
});

test('what the shop does not take is sent again until it does, also after a restart', async () => {
  shop.shop.status = 500;
  const { id } = await openCheckout(shop);
  await shop.stripe.checkout.sessions.expire(id);
  await eventually(() => shop.received.length === 1);
  await shop.restart();
  shop.shop.status = 200;
  await eventually(() => shop.received.length === 2);
  expect(new Set(shop.received.map((event) => event.id)).size).toBe(1);
  await shop.advanceDays(0);
  expect(shop.received).toHaveLength(2);
});

test('everything is there after a restart', async () => {
  const { id } = await subscribe(shop);
  await shop.restart();
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  const overview = await (await shop.browse('/')).text();
  expect(overview).toContain(id);
  expect(overview).toContain('checkout.session.completed');
});

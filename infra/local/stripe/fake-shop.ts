import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import * as z from 'zod';
import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';
import { startStripe } from './stripe.ts';

export const secretKey = 'sk_test_local';
const webhookSecret = 'whsec_local';
const publicOrigin = 'http://localhost:4000';

const clockAnswer = z.object({ now: z.iso.datetime() });

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A fake shop with the provider: an SDK client, and the webhooks that the shop received. */
export async function openShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-'));
  const received: Stripe.Event[] = [];
  const shop = { status: 200 };
  const webhook = await openReceiver(({ headers, body }) => {
    const signature = String(headers['stripe-signature']);
    received.push(stripe.webhooks.constructEvent(body, signature, webhookSecret));
    return shop;
  });
  const webhookUrl = `${webhook.origin}/`;
  const start = (port: number) =>
    startStripe({ port, dataDir, publicOrigin, secretKey, webhookSecret, webhookUrl });
  let provider = await start(0);
  const { port } = provider;
  const where = { host: '127.0.0.1', port, protocol: 'http' as const };
  const stripe = new Stripe(secretKey, { ...where, maxNetworkRetries: 0, telemetry: false });

  const browse = (path: string, form?: Record<string, string>) => {
    const url = path.startsWith('http') ? path : `${publicOrigin}/__local/stripe${path}`;
    const body = form && new URLSearchParams(form);
    return provider.handle(new Request(url, body ? { method: 'POST', body } : {}));
  };
  const control = (path: string, body: object) =>
    provider.handle(
      new Request(`${publicOrigin}/__local/stripe${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    );
  return {
    stripe,
    url: `http://127.0.0.1:${port}`,
    received,
    shop,
    browse,
    control,
    advanceDays: (days: number) => control('/clock', { advance_days: days }),
    now: async () => Date.parse(clockAnswer.parse(await (await browse('/clock')).json()).now),
    restart: async () => {
      await provider.close();
      provider = await start(port);
    },
    close: async () => {
      await provider.close();
      await webhook.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ada Owner',
};

export async function openCheckout({ stripe }: Shop) {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product_data: { name: 'Menuleaf Pro' },
  });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'owner-1',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [{ quantity: 1, price: price.id }],
    subscription_data: { metadata: { owner: 'owner-1' } },
    success_url: 'http://localhost:4000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/pricing',
  });
}

/** Completes a checkout with that card and returns the resulting subscription. */
export async function subscribe(shop: Shop, card = goodCard) {
  const session = await openCheckout(shop);
  await shop.browse(`/checkout/${session.id}/pay`, card);
  const { subscription } = await shop.stripe.checkout.sessions.retrieve(session.id);
  if (typeof subscription !== 'string') throw new Error('no subscription');
  const { id, items, customer } = await shop.stripe.subscriptions.retrieve(subscription);
  if (typeof customer !== 'string') throw new Error('an expanded customer');
  return { id, items, customer };
}

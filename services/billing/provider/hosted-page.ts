import type { TestOwner } from '@menuleaf/shared/testing/api.ts';
import { Stripe } from 'stripe';

export const goodCard = '4242 4242 4242 4242';
/** The first invoice succeeds, none later. */
export const cardThatFailsLater = '4000 0000 0000 0341';

/** Submits the provider's hosted page. Returns the response: 303 redirects back, 402 is a declined card. */
export async function payOn(checkoutUrl: string, number = goodCard, more = {}): Promise<Response> {
  const card = { number, expiry: '12 / 40', cvc: '123', name: 'Olive Owner', ...more };
  const body = new URLSearchParams(card);
  return fetch(`${checkoutUrl}/pay`, { method: 'POST', body, redirect: 'manual' });
}

export async function openCheckout(owner: TestOwner): Promise<{ id: string; url: string }> {
  const body = { plan_type: 'pro' };
  const { status, json, text } = await owner.send(
    'POST',
    '/api/payments/create-checkout-session',
    body,
  );
  if (status !== 200) throw new Error(`create-checkout-session: ${status} ${text}`);
  return { id: String(json.session_id), url: String(json.checkout_url) };
}

/** Pays, and confirms like the page that the provider redirects to. */
export async function upgrade(owner: TestOwner, number = goodCard): Promise<string> {
  const { id, url } = await openCheckout(owner);
  await payOn(url, number);
  const confirmed = await owner.send('POST', '/api/payments/confirm-payment', { session_id: id });
  if (confirmed.status !== 200) throw new Error(`confirm: ${confirmed.status} ${confirmed.text}`);
  return id;
}

/** The provider's API for operators. */
export function operator(apiUrl: string): Stripe {
  const { hostname, port } = new URL(apiUrl);
  return new Stripe('sk_test_menuleaf_local', { host: hostname, port, protocol: 'http' });
}

import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { callCatalogue, callHistory, callImages } from './call-catalogue.ts';
import { callPeople, callSignIns } from './call-people.ts';
import { callIdentity, closeIdentity } from './call-identity.ts';
import { type CountedCall, countingSender, type Sender } from './counting-sender.ts';
import { operator, payOn } from '@menuleaf/billing-service/provider/hosted-page.ts';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds to record a key's last use, which calls don't wait for. */
const notingMs = 500;

/** Calls by API key: they take no more database requests than a session's. */
async function callByKey({ call }: Sender, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const note = 'by an API key';
  await call('GET /api/menus', { headers, note: `${note}, the first of a day` });
  await setTimeout(notingMs);
  await call('GET /api/menus', { headers, note });
  const soup = new FormData();
  soup.set('name', 'Soup of the day');
  soup.set('price', '8');
  const { id } = await call('POST /api/menus/items', { body: soup, headers, note });
  const body = { is_available: false };
  await call('PATCH /api/menus/items/{id}/availability', { params: { id }, body, headers, note });
}

/** Keys, webhooks and deliveries. */
async function callPrograms(send: Sender) {
  const { call } = send;
  const all = { name: 'Till', scopes: ['all'], expires_in_days: 30 };
  const made = await call('POST /api/auth/api-keys', { body: all });
  await callByKey(send, made.key);
  await call('GET /api/auth/api-keys');
  await call('DELETE /api/auth/api-keys/{id}', { params: { id: made.id } });
  const hook = { url: 'https://till.example.com/menuleaf', events: ['item.sold_out'] };
  const { id } = await call('POST /api/catalogue/webhooks', { body: hook });
  const params = { id };
  await call('GET /api/catalogue/webhooks');
  await call('PATCH /api/catalogue/webhooks/{id}', { params, body: { is_enabled: true } });
  await call('POST /api/catalogue/webhooks/{id}/secret', { params });
  const tested = await call('POST /api/catalogue/webhooks/{id}/test', { params });
  await call('GET /api/catalogue/deliveries');
  await call('POST /api/catalogue/deliveries/{id}/resend', { params: { id: tested.id } });
  await call('DELETE /api/catalogue/webhooks/{id}', { params });
}

const webhookSecret = 'whsec_menuleaf_local';
const upgrade = { plan_type: 'pro' };

/**
 * From Free to Pro and back, then replays the last event. The provider's webhooks are off: they would count as well.
 */
async function callBilling({ call, cloud }: Sender) {
  await fetch(`${cloud.origin}/__local/stripe/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'none', drop_webhooks: true }),
  });
  await call('GET /api/payments/pricing');
  const opened = await call('POST /api/payments/create-checkout-session', { body: upgrade });
  const again = { body: upgrade, note: 'second tab' };
  await call('POST /api/payments/create-checkout-session', again);
  await payOn(opened.checkout_url);
  const paid = { session_id: opened.session_id };
  await call('POST /api/payments/confirm-payment', { body: paid });
  await call('POST /api/payments/confirm-payment', { body: paid, note: 'once more' });
  await call('POST /api/payments/portal');
  await call('POST /api/payments/downgrade');
  const providerUrl = Object.values(cloud.environments)[0]?.STRIPE_API_URL ?? '';
  const provider = operator(providerUrl);
  const [event] = (await provider.events.list({ limit: 1 })).data;
  const payload = JSON.stringify(event);
  const signature = provider.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  await call('POST /api/payments/webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  });
}

/** Public API reads, once it is published. */
async function callPublic({ call, cloud }: Sender, restaurantId: string) {
  const address = `${cloud.origin}/api/restaurants/public/${restaurantId}/menu`;
  await waitUntil(async () => (await fetch(address)).ok);
  const params = { id: restaurantId };
  await call('GET /api/restaurants/public');
  await call('GET /api/restaurants/public/{id}', { params });
  await call('GET /api/restaurants/public/{id}/menus', { params });
  await call('GET /api/restaurants/public/{id}/menu', { params });
  await call('GET /api/restaurants/public/{id}/menu/categories', { params });
  await call('GET /api/restaurants/{id}/guests', { params });
}

/** Every call of the product once, with its DynamoDB requests. */
export async function callEverything(cloud: LocalCloud): Promise<CountedCall[]> {
  const send = countingSender(cloud);
  await callIdentity(send);
  await callBilling(send);
  const restaurantId = await callCatalogue(send);
  await callImages(send, restaurantId);
  await callHistory(send);
  await callPrograms(send);
  await callPeople(send);
  await callSignIns(send);
  await callPublic(send, restaurantId);
  await send.call('POST /api/contact', {
    body: { name: 'Bench', email: 'bench@example.com', subject: 'Figs', message: 'Are they ripe?' },
  });
  await closeIdentity(send);
  return send.asked;
}

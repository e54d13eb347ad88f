import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { callCatalogue, callHistory, callImages } from './call-catalogue.ts';
import { type CountedCall, countingSender, type Sender } from './counting-sender.ts';
import { operator, payOn } from '@menuleaf/billing-service/provider/hosted-page.ts';
import { setTimeout } from 'node:timers/promises';
import { softwarePasskey } from '@menuleaf/shared/testing/software-passkey.ts';

const account = { email: 'bench@example.com', password: 'olive oil cake', full_name: 'Bench' };
const { password } = account;

/** Registers an account, and makes an owner's calls. Leaves a session. */
async function callIdentity(send: Sender) {
  const mistyped = { ...account, email: 'bench@example.con' };
  await send.call('POST /api/auth/register', { body: mistyped });
  await send.call('POST /api/auth/change-email', { body: { email: account.email, password } });
  await signIn(send, account, '');
  await send.call('GET /api/auth/me');
  await send.call('PATCH /api/auth/me', { body: { full_name: 'Bench Owner' } });
  await send.call('GET /api/auth/me/export');
  await send.call('POST /api/auth/me/verification');
  const verification = await send.mailed(account.email, 'verify-email');
  await send.call('POST /api/auth/verify-email', { body: { token: verification } });
  const change = { current_password: password, new_password: 'fig jam toast' };
  await send.call('POST /api/auth/change-password', { body: change });
  await send.call('POST /api/auth/forgot-password', { body: { email: account.email } });
  const reset = await send.mailed(account.email, 'reset-password');
  await send.call('POST /api/auth/reset-password', { body: { token: reset, password } });
  await signIn(send, account, '');
}

/** Closes the registered account. */
async function closeIdentity(send: Sender) {
  await send.call('POST /api/auth/logout');
  await signIn(send, account);
  await send.call('DELETE /api/auth/me', { body: { password } });
}

const cook = {
  email: 'bench-cook@example.com',
  password: 'olive oil cake',
  full_name: 'Bench Cook',
};
const people = '/api/auth/people';

const signIn = (
  send: Sender,
  { email: username }: { email: string },
  note = 'of one of the people',
) => send.call('POST /api/auth/login', { body: { username, password }, note });

/** A Pro owner's calls for people in the account, and theirs. Leaves a session of the owner. */
async function callPeople(send: Sender) {
  const { call } = send;
  const invite = (email: string) =>
    call(`POST ${people}/invitations`, { body: { email, role: 'kitchen' } });
  const { id } = await invite('bench-nobody@example.com');
  await call(`DELETE ${people}/invitations/{id}`, { params: { id } });
  await invite(cook.email);
  await call(`GET ${people}`);
  const token = await send.mailed(cook.email, 'invitation');
  await call('POST /api/auth/invitations/read', { body: { token } });
  const joining = await call('POST /api/auth/register', { body: cook, note: 'to join' });
  await call('POST /api/auth/invitations/accept', { body: { token } });
  const [own, owners] = await call('GET /api/auth/accounts');
  const ids = { own: own.id, owners: owners.id };
  await call('POST /api/auth/accounts/{id}/open', { params: { id: ids.owners } });
  await signIn(send, account);
  const person = { id: joining.user.id };
  await call(`PATCH ${people}/{id}`, { params: person, body: { role: 'editor' } });
  await call(`POST ${people}/{id}/owner`, { params: person, body: { password } });
  await signIn(send, cook);
  const [, theirs] = await call('GET /api/auth/accounts');
  const before = { id: theirs.id };
  await call('POST /api/auth/accounts/{id}/open', { params: before });
  const { people: all } = await call(`GET ${people}`);
  const back = all.find(({ id }: { id: string }) => id !== person.id);
  await call(`POST ${people}/{id}/owner`, { params: back, body: { password } });
  await signIn(send, account);
  await call('POST /api/auth/accounts/{id}/open', { params: before });
  await call(`DELETE ${people}/{id}`, { params: person });
  await invite(cook.email);
  const again = await send.mailed(cook.email, 'invitation', token);
  await signIn(send, cook);
  await call('POST /api/auth/invitations/accept', { body: { token: again }, note: 'once more' });
  await call('POST /api/auth/accounts/{id}/open', { params: { id: ids.own }, note: 'back' });
  await call('DELETE /api/auth/accounts/{id}', { params: { id: ids.owners } });
  await signIn(send, account);
}

/** An owner's sessions and passkeys. Leaves another session. */
async function callSignIns(send: Sender) {
  const { call, cloud } = send;
  const passkey = softwarePasskey(cloud.origin);
  const opened = await signIn(send, account);
  await call('GET /api/auth/sessions');
  const { challenge } = await call('POST /api/auth/passkeys/options', { body: { password } });
  const made = { name: 'Bench', response: passkey.make(challenge) };
  const { id } = await call('POST /api/auth/passkeys', { body: made });
  await call('GET /api/auth/passkeys');
  await call('PATCH /api/auth/passkeys/{id}', { params: { id }, body: { name: 'Bench 2' } });
  const asked = await call('POST /api/auth/passkey-sign-in/options', { body: {} });
  const response = passkey.sign(asked.challenge, opened.user.id);
  await call('POST /api/auth/passkey-sign-in', { body: { response } });
  await call('DELETE /api/auth/passkeys/{id}', { params: { id } });
  const sessions = await call('GET /api/auth/sessions', { note: 'to end one' });
  const params = sessions.find((one: { is_current: boolean }) => !one.is_current);
  await call('DELETE /api/auth/sessions/{id}', { params });
}

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
  const all = { name: 'Till', scopes: ['all'], expires_in_days: 30, password };
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
  await send.call('POST /api/contact/crashes', {
    body: { remote: 'shell', page: '/', message: 'Figs', stack: '' },
  });
  await closeIdentity(send);
  return send.asked;
}

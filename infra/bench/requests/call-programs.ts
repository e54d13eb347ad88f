import { setTimeout } from 'node:timers/promises';
import type { Sender } from './counting-sender.ts';

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
export async function callPrograms(send: Sender) {
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

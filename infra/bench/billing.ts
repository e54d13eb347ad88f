import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { payOn } from '@menuleaf/billing-service/provider/hosted-page.ts';
import * as z from 'zod';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

const requestMessage = z.object({ request: z.custom<IncomingMessage>() });

/** Counts requests of billing's API function to the provider and the table. All of them pass this process. */
function countRequests(cloud: LocalCloud) {
  const counts = { provider: 0, table: 0 };
  const [, environment = {}] =
    Object.entries(cloud.environments).find(([name]) => name.includes('billing-Service-handler')) ??
    [];
  const providerHost = new URL(environment.STRIPE_API_URL ?? '').host;
  subscribe('http.server.request.start', (message) => {
    const { headers } = requestMessage.parse(message).request;
    if (headers.host === providerHost) counts.provider += 1;
    const isBilling = headers.authorization?.includes(environment.AWS_ACCESS_KEY_ID ?? ' ');
    const isTable = String(headers['x-amz-target']).startsWith('DynamoDB_');
    if (isBilling && isTable) counts.table += 1;
  });
  return counts;
}

const opened = z.object({ access_token: z.string() });
const checkout = z.object({ session_id: z.string(), checkout_url: z.url() });

async function benchCalls(cloud: LocalCloud) {
  const counts = countRequests(cloud);
  const send = async (method: string, path: string, body?: unknown, token = '') => {
    const response = await fetch(`${cloud.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const answer: unknown = await response.json();
    return answer;
  };
  const control = (path: string, body: object) => send('POST', `/__local/stripe${path}`, body);
  const email = `${randomUUID()}@example.com`;
  const account = { email, password: 'olive oil cake', full_name: 'Bench' };
  const { access_token: token } = opened.parse(await send('POST', '/api/auth/register', account));
  const measured = async (name: string, work: () => Promise<unknown>) => {
    Object.assign(counts, { provider: 0, table: 0 });
    const from = performance.now();
    const answer = await work();
    const took = (performance.now() - from).toFixed(0).padStart(5);
    console.log(
      `  ${name.padEnd(44)} ${String(counts.provider).padStart(3)} ${String(counts.table).padStart(6)} ${took}`,
    );
    return answer;
  };
  const call = (name: string, what: string, body?: unknown, method = 'POST') =>
    measured(name, () => send(method, `/api/payments/${what}`, body, token));
  const upgrade = { plan_type: 'pro' };

  await control('/faults', { mode: 'none', drop_webhooks: true });
  await send('GET', '/api/payments/pricing');
  console.log('\nRequests for each call                      provider  table    ms');
  await call('pricing', 'pricing', undefined, 'GET');
  const first = checkout.parse(
    await call('create-checkout-session, first', 'create-checkout-session', upgrade),
  );
  await call('create-checkout-session, second tab', 'create-checkout-session', upgrade);
  await payOn(first.checkout_url);
  await call('confirm-payment', 'confirm-payment', { session_id: first.session_id });
  await call('confirm-payment, again', 'confirm-payment', { session_id: first.session_id });
  await call('portal', 'portal');
  await call('downgrade', 'downgrade');
  await call('create-checkout-session, taking it back', 'create-checkout-session', upgrade);
  await call('downgrade', 'downgrade');
  await control('/faults', { mode: 'none' });
  await measured('webhook: the one of the plan’s end', () =>
    control('/clock', { advance_days: 32 }),
  );
  await control('/faults', { mode: 'none', duplicate_webhooks: true });
  const again = checkout.parse(
    await call('create-checkout-session, after the end', 'create-checkout-session', upgrade),
  );
  await measured('webhooks: three of a payment, each twice', async () => {
    await payOn(again.checkout_url);
    await control('/clock', { advance_days: 0 });
  });
}

export async function run() {
  await onLocalCloud(benchCalls);
}

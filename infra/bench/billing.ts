import { randomInt, randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { deliver, type Step } from '@menuleaf/billing-service/webhook-ordering.ts';
import { payOn } from '@menuleaf/billing-service/hosted-page.ts';
import { changes } from '@menuleaf/billing-service/model-provider.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { onLocalCloud } from './on-local-cloud.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { region } from '@menuleaf/local-cloud/stack/resource-types.ts';

const wanted = Number(process.env.BENCH_DELIVERIES ?? 10_000);
/** Histories under way at once. */
const abreast = 8;

const randomStep = (fewestCopies: number): Step => ({
  change: changes[randomInt(changes.length)] ?? 'pay',
  afterMs: randomInt(4),
  copies: Array.from({ length: randomInt(fewestCopies, 4) }, () => randomInt(13)),
});

/** Delivers events of random histories, and counts the histories whose end is not what is true. */
async function benchDeliveries(cloud: LocalCloud) {
  const environment = Object.values(cloud.environments).find(({ TABLE_NAME }) => TABLE_NAME);
  const endpoint = cloud.endpoints.AWS_ENDPOINT_URL ?? '';
  const dynamo = new DynamoDBClient({ endpoint, region, credentials: cloud.credentials });
  const table = openTable(environment?.TABLE_NAME ?? '', dynamo);
  const totals = { histories: 0, changes: 0, deliveries: 0, wrong: 0 };
  const run = async () => {
    while (totals.deliveries < wanted) {
      // In half of the histories nothing is lost, so that no schedule mends what webhooks did.
      const fewestCopies = randomInt(2);
      const steps = Array.from({ length: 6 + randomInt(12) }, () => randomStep(fewestCopies));
      const { deliveries, stored, truth } = await deliver(
        [{ change: 'pay', afterMs: 0, copies: [randomInt(13)] }, ...steps],
        isolatedTable(table),
      );
      totals.histories += 1;
      totals.changes += steps.length + 1;
      totals.deliveries += deliveries;
      if (JSON.stringify(stored) !== JSON.stringify(truth)) totals.wrong += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: abreast }, run));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\nWebhooks, shuffled, doubled and lost (${totals.histories} histories, ${seconds} s)`,
  );
  console.log(`  deliveries ${totals.deliveries}, wrong final states ${totals.wrong}`);
}

const requestMessage = z.object({ request: z.custom<IncomingMessage>() });

/** Counts what the function for billing's calls asks of the provider and of the table. Everything passes this process. */
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
  await onLocalCloud(async (cloud) => {
    await benchCalls(cloud);
    await benchDeliveries(cloud);
  });
}

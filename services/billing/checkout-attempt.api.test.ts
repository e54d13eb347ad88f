import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { operator } from './provider/hosted-page.ts';
import { paymentProvider } from './provider/payment-provider.ts';
import { cacheSecret } from './provider/provider-secret.ts';

const environments = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(process.env.MENULEAF_ENVIRONMENTS ?? '{}'));
const apiUrl = Object.values(environments)[0]?.STRIPE_API_URL ?? '';
const secret = { secret_key: 'sk_test_menuleaf_local', webhook_secret: 'whsec_menuleaf_local' };
const provider = paymentProvider(
  cacheSecret(async () => JSON.stringify(secret)),
  {
    apiUrl,
    publicUrl: 'https://menuleaf.example',
  },
);

test('a call that still knows a deleted customer hears so, though the attempt was used for the next one', async () => {
  const userId = randomUUID();
  const subscriber = { userId, email: 'olive@example.com', name: 'Olive' };
  const former = await provider.openCustomer(subscriber);
  await operator(apiUrl).customers.del(former);
  const next = await provider.openCustomer({ ...subscriber, formerCustomer: former });
  const first = await provider.openCheckout(userId, next, 'one');
  expect(first).toMatchObject({ status: 'open', customer: next });
  expect(await provider.openCheckout(userId, former, 'one')).toBe('no customer');
  expect(await provider.openCheckout(userId, next, 'one')).toEqual(first);
});

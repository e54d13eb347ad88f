import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';
import { connectProvider } from './connect-provider.ts';
import { cacheSecret } from './provider-secret.ts';

/** The key the provider accepts, the stored secret, and the number of reads. */
let valid = 'sk_old';
let stored = 'sk_old';
let reads = 0;
let now = 0;
const shown: (string | undefined)[] = [];

const provider = await openReceiver(({ headers: { authorization } }) => {
  shown.push(authorization);
  const headers = { 'content-type': 'application/json' };
  if (authorization === `Bearer ${valid}`) return { headers, text: '{"id":"cus_1"}' };
  const error = { type: 'invalid_request_error', message: 'No key' };
  return { status: 401, headers, text: JSON.stringify({ error }) };
});
afterAll(() => provider.close());
beforeEach(() => {
  valid = stored = 'sk_old';
  reads = now = 0;
  shown.length = 0;
});

const open = () =>
  cacheSecret(
    async () => {
      reads += 1;
      return JSON.stringify({ secret_key: stored, webhook_secret: 'whsec' });
    },
    () => now,
  );

test('the secret is read once in five minutes, and again after them', async () => {
  const secret = open();
  await secret.current();
  now = 5 * 60_000 - 1;
  await secret.current();
  expect(reads).toBe(1);
  stored = 'sk_new';
  now += 1;
  expect((await secret.current()).secret_key).toBe('sk_new');
  expect(reads).toBe(2);
});

test('a read that failed is tried again by the next call', async () => {
  let fails = true;
  const secret = cacheSecret(async () => {
    if (fails) throw new Error('Secrets Manager does not answer');
    return JSON.stringify({ secret_key: 'sk', webhook_secret: 'whsec' });
  });
  await expect(secret.current()).rejects.toThrow('does not answer');
  fails = false;
  expect((await secret.current()).secret_key).toBe('sk');
});

test('a key that was changed at the provider is read again at once, and the call goes through', async () => {
  const stripe = connectProvider(open(), provider.origin);
  await stripe.customers.retrieve('cus_1');
  valid = stored = 'sk_new';
  expect((await stripe.customers.retrieve('cus_1')).id).toBe('cus_1');
  await stripe.customers.retrieve('cus_1');
  expect(shown).toEqual(['sk_old', 'sk_old', 'sk_new', 'sk_new'].map((key) => `Bearer ${key}`));
  expect(reads).toBe(2);
});

test('a key that is wrong in the secret too ends the call', async () => {
  valid = 'sk_other';
  const stripe = connectProvider(open(), provider.origin);
  await expect(stripe.customers.retrieve('cus_1')).rejects.toMatchObject({ statusCode: 401 });
  expect(shown).toHaveLength(2);
});

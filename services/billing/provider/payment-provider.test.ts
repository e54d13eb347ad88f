import { createHmac } from 'node:crypto';
import { paymentProvider } from './payment-provider.ts';
import { cacheSecret } from './provider-secret.ts';

const secret = { secret_key: 'sk_test_of_nobody', webhook_secret: 'whsec_ours' };
const provider = paymentProvider(
  cacheSecret(async () => JSON.stringify(secret)),
  { apiUrl: undefined, publicUrl: 'https://menuleaf.example' },
);
const event = { id: 'evt_1', type: 'invoice.paid', created: 1, data: { object: { id: 'in_1' } } };
const body = JSON.stringify(event);

/** The provider's documented signature: over the timestamp and raw body. */
function signed(text: string, { by = secret.webhook_secret, secondsAgo = 0 } = {}) {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  const digest = createHmac('sha256', by).update(`${at}.${text}`).digest('hex');
  return `t=${at},v1=${digest}`;
}

test.each([
  ['now', 0],
  ['four minutes ago', 240],
])('an event that was signed %s is taken', async (_, secondsAgo) => {
  expect(await provider.event(body, signed(body, { secondsAgo }))).toEqual(event);
});

test.each([
  ['of another secret', signed(body, { by: 'whsec_theirs' })],
  ['of another body', signed(`${body} `)],
  ['that was heard once and is sent again later', signed(body, { secondsAgo: 400 })],
  ['that is none', 'signed by me'],
])('a signature %s is refused', async (_, signature) => {
  const refusal = { status: 400, code: 'signature_invalid' };
  await expect(provider.event(body, signature)).rejects.toMatchObject(refusal);
});

test('what is signed and no event is refused', async () => {
  await expect(provider.event('{}', signed('{}'))).rejects.toMatchObject({ status: 400 });
});

import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { apiKeysStore } from './api-keys/api-keys-store.ts';
import type { Context } from './context.ts';
import { hashOf } from './identity.ts';
import { identityStore } from './identity-store.ts';
import { passwordsStore } from './passwords-store.ts';
import { register } from './register.ts';
import { resetPassword, forgotPassword } from './passwords/reset-password.ts';
import { sendResetLink } from './passwords/send-reset-link.ts';
import { verifyEmail, requestVerification } from './account/verify-email.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const email = 'ada@example.com';

const caller = (address: string) => ({
  ...{ address, requestId: 'one', userAgent: '', cookies: {} },
  ...{ userId: 'ada', accountId: 'ada', sessionId: 's1' },
  ...({ role: 'owner', givenRole: 'owner', restaurants: 'all' } as const),
});

/** A caller, and an owner with an account. */
async function identity() {
  let ids = 0;
  const table = isolatedTable();
  const context: Context = {
    store: {
      ...identityStore(table),
      ...passwordsStore(table, table),
      ...apiKeysStore(table),
    },
    table,
    clock: () => now,
    newId: () => `id-${(ids += 1)}`,
    sign: async () => 'signed',
    readKey: () => Promise.reject(new Error('No token comes')),
    publicUrl: 'https://menuleaf.example',
  };
  const account = { id: 'ada', email, email_hash: hashOf(email), full_name: 'Ada' };
  await context.store.register(
    { ...account, email_verified: false, created_at: now.toISOString() },
    'secret',
    {
      id: 's1',
      expiresAt: now.getTime() / 1000 + 60,
      openedAt: now,
      remember: false,
      userAgent: '',
    },
    { id: 'welcome', now },
  );
  return context;
}

type Call = (address: string, context: Context) => Promise<unknown>;

const nothing = { params: {}, query: undefined, headers: undefined };

/** How often an endless attempt gets through, from ever new addresses or the same one. */
async function timesOf(call: Call, context: Context, addressOf: (at: number) => string) {
  for (let at = 0; at < 100; at += 1) {
    const isStopped = await call(addressOf(at), context).then(
      () => false,
      (error: unknown) => error instanceof HttpError && error.status === 429,
    );
    if (isStopped) return at;
  }
  return Infinity;
}

const calls: [string, number, Call][] = [
  [
    'opens accounts',
    60,
    (address, context) => {
      const body = { email, password: 'plum sorbet', full_name: 'Bot' };
      return register({ ...nothing, body }, caller(address), context);
    },
  ],
  [
    'asks for links',
    20,
    (address, context) => forgotPassword({ ...nothing, body: { email } }, caller(address), context),
  ],
  [
    'makes up links that set a password',
    20,
    (address, context) => {
      const body = { token: 'made up', password: 'plum sorbet' };
      return resetPassword({ ...nothing, body }, caller(address), context);
    },
  ],
  [
    'makes up links that verify an email',
    20,
    (address, context) =>
      verifyEmail({ ...nothing, body: { token: 'made up' } }, caller(address), context),
  ],
];

test.each(calls)('who %s is stopped after %i of them in an hour', async (_, most, call) => {
  const context = await identity();
  expect(await timesOf(call, context, () => '127.0.0.1')).toBe(most);
  // Addresses count separately.
  expect(await timesOf(call, context, (at) => `127.0.0.${2 - at}`)).toBe(1);
});

test('an owner is sent three links to verify an email in an hour, wherever they ask from', async () => {
  const ask: Call = (address, context) =>
    requestVerification({ ...nothing, body: undefined }, caller(address), context);
  expect(await timesOf(ask, await identity(), (at) => `127.0.0.${at}`)).toBe(3);
});

test('an account is sent three links to a new password in an hour, whoever asks', async () => {
  const sent: string[] = [];
  const sendMail = async ({ to }: { to: string }) => void sent.push(to);
  const context = { ...(await identity()), sendMail };
  for (let at = 0; at < 5; at += 1) await sendResetLink(hashOf(email), context);
  expect(sent).toEqual([email, email, email]);
});

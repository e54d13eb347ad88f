import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { identityStore } from './identity-store.ts';
import { apiKeysStore } from './api-keys/api-keys-store.ts';
import { hashOf } from './identity.ts';
import { passwordsStore } from './passwords-store.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { emailKey } from './stored-user.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const session = {
  id: 's1',
  expiresAt: now.getTime() / 1000 + 60,
  openedAt: now,
  remember: false,
  userAgent: '',
};
const ada = {
  id: 'u1',
  email: 'ada@example.com',
  email_hash: 'of-ada',
  full_name: 'Ada',
  email_verified: false,
  created_at: now.toISOString(),
};
const first = { password_hash: 'secret', revision: 0 };
const told = queueMail(keys.identityMail, 'changed', {}, now);
const grace = { ...ada, email: 'grace@example.com', email_hash: 'of-grace', full_name: 'Grace' };

async function registered() {
  const table = isolatedTable();
  const store = { ...identityStore(table), ...passwordsStore(table, table) };
  expect(await store.register(ada, 'secret', session, { id: 'welcome', now })).toBe(true);
  return { table, store };
}

/** An account that closes during a call that has read it. */
async function closed() {
  const { table, store } = await registered();
  const mail = { id: 'farewell', to: ada.email, subject: 'Bye', text: 'Bye', html: 'Bye' };
  await store.close(ada, { accountId: ada.id, personStays: false }, mail, now);
  return { table, store };
}

test('an email that is taken opens no second account', async () => {
  const { table, store } = await registered();
  const again = { ...ada, id: 'u2', full_name: 'Impostor' };
  expect(await store.register(again, 'secret', session, { id: 'again', now })).toBe(false);
  expect(await table.get(emailKey(ada.email_hash))).toMatchObject({ user_id: 'u1' });
  expect(await store.user('u2')).toBeUndefined();
});

test('an id that is drawn twice makes nobody the owner of what another one has', async () => {
  const { table, store } = await registered();
  await expect(store.register(grace, 'secret', session, { id: 'again', now })).rejects.toThrow(
    'ConditionalCheckFailed',
  );
  expect(await store.user('u1')).toMatchObject({ full_name: 'Ada' });
  expect(await table.get(emailKey(grace.email_hash))).toBeUndefined();
});

test('a name that is saved while the account is closed leaves nothing of it behind', async () => {
  const { table, store } = await closed();
  await expect(store.rename(ada, 'Ada L.')).rejects.toThrow('ConditionalCheckFailed');
  expect(await store.user('u1')).toBeUndefined();
  const card = rowKey(keys.contactCard)('u1');
  expect(await table.get(card)).toBeUndefined();
});

test('a link that is followed while the account is closed leaves nothing of it behind', async () => {
  const { table, store } = await closed();
  expect(await store.setVerified({ user_id: 'u1', email_revision: 0 })).toBe(false);
  const mark = rowKey(keys.verifiedEmail)('u1');
  expect(await table.get(mark)).toBeUndefined();
});

test('an email that is corrected leaves its claim, and no link that was sent to it, behind', async () => {
  const { table, store } = await registered();
  const right = { email: 'ada@right.example', email_hash: 'of-right' };
  const change = (user = ada, to = right) =>
    store.changeEmail(user, first, to, { id: `mail-to-${to.email}`, now });
  expect(await change()).toBe('changed');
  expect(await table.get(emailKey(ada.email_hash))).toBeUndefined();
  expect(await table.get(emailKey(right.email_hash))).toMatchObject({ user_id: 'u1' });
  expect(await store.contact('u1')).toMatchObject({
    email: right.email,
    password_revision: 1,
    email_revision: 1,
  });
  // Another call that had read the email before.
  expect(await change(ada, { email: 'x@other.example', email_hash: 'of-other' })).toBe(
    'changed meanwhile',
  );
  expect(await table.get(emailKey('of-other'))).toBeUndefined();
  expect(await store.setVerified({ user_id: 'u1', email_revision: 0 })).toBe(false);
  expect(await store.setVerified({ user_id: 'u1', email_revision: 1 })).toBe(true);
  const again = { ...ada, ...right };
  const [before, to] = [
    { ...first, revision: 1 },
    { email: 'y@other.example', email_hash: 'y' },
  ];
  expect(await store.changeEmail(again, before, to, { id: 'late', now })).toBe('changed meanwhile');
});

test('of the sessions of before none outlives a new password, or the account', async () => {
  const { table, store } = await registered();
  const sessions = async () => (await table.get(sessionsKey('u1')))?.sessions;
  expect(await sessions()).toEqual({ s1: session.expiresAt });
  await store.setPassword(ada, first, 'new', { mail: told, session: { ...session, id: 's2' } });
  expect(await sessions()).toEqual({ s2: session.expiresAt });
  await store.setPassword(ada, { password_hash: 'new', revision: 1 }, 'newer', { mail: told });
  expect(await sessions()).toEqual({});
  const gone = await closed();
  expect(await gone.table.get(sessionsKey('u1'))).toBeUndefined();
  expect(await gone.store.password(ada)).toBeUndefined();
});

test('a new password by a mailed link takes the passkeys along, also one that is added meanwhile', async () => {
  const { table } = await registered();
  const add = (id: string) => table.put({ ...rowKey(keys.passkey)('u1', id), id });
  const passkeys = () => table.queryAll(keys.passkey.pk('u1'));
  await add('thief');
  const withoutDelete = passwordsStore({ ...table, delete: async () => {} }, table);
  const counts: number[] = [];
  const mail = (count: number) => {
    counts.push(count);
    return told;
  };
  expect(await withoutDelete.resetPassword(ada, first, 'new', mail)).toBe(true);
  expect([counts, await passkeys()]).toEqual([[1], []]);
  const racing = passwordsStore(
    {
      ...table,
      transact: async (actions) => {
        await add('late');
        await table.transact(actions);
      },
    },
    table,
  );
  const second = { password_hash: 'new', revision: 1 };
  expect(await racing.resetPassword(ada, second, 'newer', mail)).toBe(true);
  expect(await passkeys()).toEqual([]);
  await add('own');
  expect(await racing.resetPassword(ada, second, 'stale', mail)).toBe(false);
  expect(await passkeys()).toHaveLength(2);
});

test('who signs in by a password while another one is set gets no session', async () => {
  const { table, store } = await registered();
  const opening = { still: store.stillTheirs(ada, first), removed: [], tries: [] };
  expect(await store.openSession('u1', { ...session, id: 's2' }, opening)).toBe(true);
  await store.setPassword(ada, first, 'new', { mail: told });
  expect(await store.openSession('u1', { ...session, id: 's3' }, opening)).toBe(false);
  expect((await table.get(sessionsKey('u1')))?.sessions).toEqual({});
});

test('a password is changed by the first of two who knew the one before', async () => {
  const { store } = await registered();
  expect(await store.setPassword(ada, first, 'one', { mail: told })).toBe(true);
  expect(await store.setPassword(ada, first, 'two', { mail: told })).toBe(false);
  expect(await store.password(ada)).toEqual({ password_hash: 'one', revision: 1 });
  expect(await store.contact('u1')).toMatchObject({ password_revision: 1 });
});

test('of several that use a link up one does', async () => {
  const { store } = await registered();
  const uses = ['a', 'b', 'c'].map((hash) => store.resetPassword(ada, first, hash, () => told));
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
});

test('a link whose password could not be written works the next time', async () => {
  const { table, store } = await registered();
  const token = 'of the mail';
  const expires_at = session.expiresAt;
  await store.addReset(hashOf(token), { user_id: 'u1', replaces: 0, expires_at });
  const use = (transact: typeof table.transact) =>
    resetPassword(
      {
        body: { token, password: 'plum sorbet' },
        params: {},
        query: undefined,
        headers: undefined,
      },
      { address: '127.0.0.1', userAgent: '', cookies: {} },
      {
        store: {
          ...store,
          ...passwordsStore({ ...table, transact }, table),
          ...apiKeysStore(table),
        },
        table,
        clock: () => now,
        newId: () => 'id',
        sign: async () => 'signed',
        readKey: () => Promise.reject(new Error('No token comes')),
        publicUrl: 'https://menuleaf.example',
      },
    );
  await expect(use(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await use((actions) => table.transact(actions));
  expect(await store.password(ada)).toMatchObject({ revision: 1 });
});

test('a link is over when its time is, swept or not', async () => {
  const { store } = await registered();
  const over = now.getTime() / 1000;
  await store.addReset('token', { user_id: 'u1', replaces: 0, expires_at: over });
  await store.addVerification('token', { user_id: 'u1', email_revision: 0, expires_at: over });
  expect(await store.reset('token', now)).toBeUndefined();
  expect(await store.verification('token', now)).toBeUndefined();
});

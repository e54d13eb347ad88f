import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { passkeysStore, signingIn } from './passkeys-store.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const passkey = {
  id: 'key',
  name: 'Phone',
  public_key: 'public',
  counter: 3,
  created_at: now.toISOString(),
};
const ada = { userId: 'ada', sessionId: 'laptop' };
const mail = { to: 'ada@example.com', subject: 'Added', text: 'Added', html: 'Added' };

async function withAda() {
  const table = isolatedTable();
  await table.put({ ...sessionsKey('ada'), sessions: { laptop: 1 } });
  const store = passkeysStore(table);
  expect(await store.addPasskey(ada, passkey, mail, { id: 'one', now })).toBe(true);
  return { store, table };
}

test('a passkey is kept once, and by nobody whose session or account has ended', async () => {
  const { store } = await withAda();
  const other = { ...passkey, name: 'Other' };
  expect(await store.addPasskey(ada, other, mail, { id: 'two', now })).toBe(false);
  const second = { ...passkey, id: 'second' };
  for (const ended of [
    { ...ada, userId: 'gone' },
    { ...ada, sessionId: 'phone' },
  ]) {
    expect(await store.addPasskey(ended, second, mail, { id: 'three', now })).toBe(false);
    expect(await store.passkey(ended.userId, 'second')).toBeUndefined();
  }
  expect(await store.passkeys('ada')).toEqual([passkey]);
});

test('what is not there is neither named nor removed', async () => {
  const { store } = await withAda();
  expect(await store.renamePasskey('ada', 'none', 'Name')).toBeUndefined();
  expect(await store.removePasskey('ada', 'none')).toBe(false);
  expect(await store.passkey('ada', 'none')).toBeUndefined();
  expect(await store.removePasskey('ada', 'key')).toBe(true);
});

test('who signs in by a passkey while it is removed gets no session', async () => {
  const { store, table } = await withAda();
  const still = store.stillTheirKey('ada', 'key');
  await table.transact([still]);
  await store.removePasskey('ada', 'key');
  await expect(table.transact([still])).rejects.toThrow('ConditionalCheckFailed');
});

test('of two who sign with the same count one is let in', async () => {
  const { store } = await withAda();
  expect(await store.usePasskey('ada', passkey, 4, now)).toBe(true);
  expect(await store.usePasskey('ada', passkey, 4, now)).toBe(false);
  expect(await store.passkey('ada', 'key')).toMatchObject({ counter: 4 });
});

test('a challenge is good once, for what it was made for, and for five minutes', async () => {
  const { store } = await withAda();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await store.addChallenge('one', signingIn, now);
  expect(await store.consumeChallenge('one', 'ada', now)).toBe(false);
  expect(await store.consumeChallenge('one', signingIn, now)).toBe(false);
  await store.addChallenge('two', signingIn, now);
  expect(await store.consumeChallenge('two', signingIn, later(300))).toBe(false);
  await store.addChallenge('three', signingIn, now);
  expect(await store.consumeChallenge('three', signingIn, later(299))).toBe(true);
});

import { apiKeysKey } from '@menuleaf/shared/server/session/api-key.ts';
import { memberKey } from '@menuleaf/shared/server/session/role-in-account.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { apiKeysStore } from './api-keys-store.ts';

const now = new Date('2126-03-01T12:00:00Z');
const key = {
  name: 'Till',
  scopes: ['read' as const],
  hash: 'hash',
  made_by: 'ada',
  created_at: now.toISOString(),
  expires_at: null,
};
const mail = { id: 'mail', to: 'ada@example.com', subject: '', text: '', html: '' };
const added = (id: string) => ({ id, key, mail });

test('of two keys that are made at once none is lost', async () => {
  const store = apiKeysStore(isolatedTable());
  const nothing = await store.keysSeen('ada');
  expect(await store.addApiKey('ada', nothing, added('one'), now)).toBe('added');
  expect(await store.addApiKey('ada', nothing, added('two'), now)).toBe('conflict');
  const one = await store.keysSeen('ada');
  expect(await store.removeApiKey('ada', 'one')).toBe(true);
  // A call with a stale list does not restore a revoked key.
  expect(await store.addApiKey('ada', one, added('three'), now)).toBe('conflict');
  expect(await store.apiKeys('ada')).toEqual([]);
});

test('no key is made for a closed account', async () => {
  const table = isolatedTable();
  const store = apiKeysStore(table);
  await table.put(closedAccountKey('ada'));
  const nothing = await store.keysSeen('ada');
  expect(await store.addApiKey('ada', nothing, added('one'), now)).toBe('refused');
});

const member = (more: object) => ({ ...memberKey('ada', 'bea'), user_id: 'bea', ...more });

test.each([
  ['nobody of the account', undefined],
  ['an editor', { role: 'editor' }],
  ['a manager of some restaurants', { role: 'manager', restaurants: ['r1'] }],
])('who has become %s meanwhile makes no key', async (_, role) => {
  const table = isolatedTable();
  if (role) await table.put(member(role));
  const store = apiKeysStore(table);
  const of = { ...added('one'), key: { ...key, made_by: 'bea' } };
  expect(await store.addApiKey('ada', await store.keysSeen('ada'), of, now)).toBe('refused');
});

test('with a person go the keys that they made, also one that they make meanwhile', async () => {
  const table = isolatedTable();
  await table.put(member({ role: 'manager' }));
  const store = apiKeysStore(table);
  const add = async (id: string, made_by: string) => {
    const of = { ...added(id), key: { ...key, made_by } };
    expect(await store.addApiKey('ada', await store.keysSeen('ada'), of, now)).toBe('added');
  };
  const bea = { accountId: 'ada', userId: 'bea' };
  await add('of-ada', 'ada');
  const withoutKeys = await store.revokeKeysOf(bea);
  await add('of-bea', 'bea');
  await expect(table.transact([withoutKeys])).rejects.toThrow('ConditionalCheckFailed');
  const withKeys = await store.revokeKeysOf(bea);
  await add('late', 'bea');
  await expect(table.transact([withKeys])).rejects.toThrow('ConditionalCheckFailed');
  await table.transact([await store.revokeKeysOf(bea)]);
  expect(Object.keys((await store.keysSeen('ada')).all)).toEqual(['of-ada']);
});

test('a key that is revoked where there is none leaves nothing behind', async () => {
  const table = isolatedTable();
  const store = apiKeysStore(table);
  expect(await store.removeApiKey('ada', 'none')).toBe(false);
  expect(await table.get(apiKeysKey('ada'))).toBeUndefined();
  await store.addApiKey('ada', await store.keysSeen('ada'), added('one'), now);
  expect(await store.removeApiKey('ada', 'none')).toBe(false);
  expect((await store.keysSeen('ada')).revision).toBe(1);
});

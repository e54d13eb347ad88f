import { apiKeysKey } from '@menuleaf/shared/server/session/api-key.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { apiKeysStore } from './api-keys-store.ts';

const now = new Date('2126-03-01T12:00:00Z');
const key = {
  name: 'Till',
  scopes: ['read' as const],
  hash: 'hash',
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
  expect(await store.addApiKey('ada', nothing, added('one'), now)).toBe('closed');
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

import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { signInKey, signInStore } from './sign-in-store.ts';
import { userKey } from './stored-user.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const limit = { tries: 10, windowSeconds: 900 };
const tries = ['login-address', 'login-account'].map((scope) => ({ scope, key: 'k', limit }));
const counterKey = (scope: string) => rowKey(keys.identityThrottle)(scope, 'k');
const still = {
  ConditionCheck: { Key: userKey('u1'), ConditionExpression: 'attribute_not_exists(is_gone)' },
};
const session = {
  id: 'new',
  expiresAt: now.getTime() / 1000 + 60,
  openedAt: now,
  remember: false,
  userAgent: '',
};

test('a sign-in adds its session, drops what has ended, and gives its tries back', async () => {
  const table = isolatedTable();
  await table.put({ ...sessionsKey('u1'), sessions: { old: 1, open: session.expiresAt } });
  const store = signInStore(table);
  await store.countTries(tries, now);
  expect(await store.openSession('u1', session, { still, removed: ['old'], tries })).toBe(true);
  const { sessions } = (await table.get(sessionsKey('u1'))) ?? {};
  expect(sessions).toEqual({ open: session.expiresAt, new: session.expiresAt });
  for (const { scope } of tries)
    expect(await table.get(counterKey(scope))).toMatchObject({ tries: 0 });
});

test('tries whose window is over meanwhile hinder nobody, and leave no row behind', async () => {
  const table = isolatedTable();
  await table.put({ ...sessionsKey('u1'), sessions: {} });
  const store = signInStore(table);
  await store.countTry('login-address', 'k', limit, now);
  expect(await store.openSession('u1', session, { still, removed: [], tries })).toBe(true);
  expect(await table.get(counterKey('login-address'))).toMatchObject({ tries: 0 });
  expect(await table.get(counterKey('login-account'))).toBeUndefined();
});

/** The table, which refuses expressions of more than 4 KB, as DynamoDB does. */
const withExpressionLimit = (table: Table): Table => ({
  ...table,
  transact: async (actions) => {
    const lengths = actions.map(({ Update }) => Update?.UpdateExpression?.length ?? 0);
    if (Math.max(...lengths) > 4096) throw new Error('The expression is too long');
    await table.transact(actions);
  },
});

/** Opens a session beside `count` others, and says which of them are left. */
async function leftBeside(count: number, endOf: (at: number) => number) {
  const table = isolatedTable();
  const id = (at: number) => `session-${at}`;
  const sessions = Array.from({ length: count }, (_, at) => [id(at), endOf(at)] as const);
  await table.put({ ...sessionsKey('u1'), sessions: Object.fromEntries(sessions) });
  const store = signInStore(withExpressionLimit(table));
  const removed = await store.sessionsToRemove('u1', now);
  expect(await store.openSession('u1', session, { still, removed, tries: [] })).toBe(true);
  return (await store.openSessions('u1', new Date(0))).map((one) => one.id);
}

test('who has a thousand ended sessions signs in, and each sign-in takes a hundred away', async () => {
  const left = await leftBeside(1000, (at) => at + 1);
  expect(left).toHaveLength(901);
  expect(left).toEqual(expect.arrayContaining(['new', 'session-100']));
});

test('a person has a hundred open sessions at most: those go that end first', async () => {
  const left = await leftBeside(103, (at) => session.expiresAt + 103 - at);
  expect(left).toHaveLength(100);
  expect(['new', 'session-0', 'session-98', 'session-99'].map((id) => left.includes(id))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('an account that was closed meanwhile gets no session', async () => {
  const table = isolatedTable();
  const store = signInStore(table);
  expect(await store.openSession('u1', session, { still, removed: [], tries: [] })).toBe(false);
  expect(await table.get(sessionsKey('u1'))).toBeUndefined();
});

test('who signs out while the account is closed is signed out', async () => {
  const table = isolatedTable();
  await signInStore(table).endSession('u1', 'one');
  expect(await table.get(sessionsKey('u1'))).toBeUndefined();
});

test('a session that is ended while its use is noted leaves nothing behind', async () => {
  const table = isolatedTable();
  await table.put({ ...sessionsKey('u1'), sessions: {} });
  const store = signInStore(table);
  await store.openSession('u1', session, { still, removed: [], tries: [] });
  const row = await table.get(signInKey('u1', 'new'));
  await store.endSession('u1', 'new');
  const overtaken = signInStore({ ...table, get: async () => row });
  await overtaken.recordUse('u1', 'new', new Date(now.getTime() + 3_600_000));
  expect(await table.get(signInKey('u1', 'new'))).toBeUndefined();
});

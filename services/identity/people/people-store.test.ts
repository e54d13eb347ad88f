import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { memberKey } from '@menuleaf/shared/server/session/role-in-account.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { storedUser, userKey } from '../stored-user.ts';
import { closingActions, leaveOtherAccounts } from './closing-store.ts';
import { peopleActions, peopleStore } from './people-store.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const user = (id: string) =>
  storedUser.parse({
    id,
    email: `${id}@example.com`,
    email_hash: id,
    full_name: id,
    created_at: now.toISOString(),
  });

async function withUsers(...ids: string[]) {
  const table = isolatedTable();
  for (const id of ids) {
    const { member_of: _none, ...row } = user(id);
    await table.put({ ...userKey(id), ...row });
  }
  return { table, store: peopleStore(table) };
}

const invitation = (id: string) => ({
  id,
  email: `${id}@example.com`,
  role: 'kitchen' as const,
  invited_by: 'ada',
  expires_at: now.getTime() / 1000 + 60,
});

test('of changes at the same time each sees the one before it', async () => {
  const { store } = await withUsers();
  const seen: number[] = [];
  const add = (id: string) =>
    store.changePeople('ada', now, ({ invitations }) => ({
      actions: [peopleActions.putInvitation('ada', invitation(id))],
      reply: invitations.length,
    }));
  for (const pair of [
    ['a', 'b'],
    ['c', 'd'],
  ]) {
    seen.push(...(await Promise.all(pair.map(add))));
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

test('an invitation is over when its time is, swept or not', async () => {
  const { table, store } = await withUsers();
  const over = { ...invitation('a'), expires_at: now.getTime() / 1000 };
  await table.transact([peopleActions.putInvitation('ada', over)]);
  expect((await store.people('ada', now)).invitations).toEqual([]);
});

test('who has closed their account joins, leaves and is handed nothing any more', async () => {
  const { table, store } = await withUsers('ada');
  const to = { user_id: 'gone', role: 'editor' as const };
  const options = { now, newHome: undefined };
  for (const actions of [
    peopleActions.removeMember('ada', 'gone'),
    peopleActions.join('ada', user('gone')),
    peopleActions.handOver('ada', user('ada'), to, options),
    peopleActions.handOver('ada', user('gone'), { ...to, user_id: 'ada' }, options),
  ]) {
    await expect(table.transact(actions)).rejects.toThrow('ConditionalCheckFailed');
  }
  await expect(store.noteAccount('gone', 'ada')).rejects.toThrow('conditional request failed');
  expect(await table.get(userKey('gone'))).toBeUndefined();
  expect(await table.get(memberKey('ada', 'gone'))).toBeUndefined();
});

test('who joins an account while their own is closed hinders the closing, which looks again', async () => {
  const { table } = await withUsers('ada', 'bea');
  const leaving = {
    ...{ accountId: 'bea', userId: 'bea', personStays: false },
    ...{ ownerName: 'Bea', mail: { id: 'm', now } },
  };
  for (const account of ['ada', 'cleo']) {
    await leaveOtherAccounts(table, 'bea');
    const actions = await closingActions(table, leaving);
    await table.transact(peopleActions.join(account, user('bea')));
    await expect(table.transact(actions)).rejects.toThrow('ConditionalCheckFailed');
  }
  await leaveOtherAccounts(table, 'bea');
  await table.transact(await closingActions(table, leaving));
  expect(await table.get(userKey('bea'))).toBeUndefined();
});

test('who works in a hundred accounts closes their own, and is in none any more', async () => {
  const { table } = await withUsers('bea');
  const others = Array.from({ length: 100 }, (_, at) => `account-${at}`);
  for (const account of others) {
    const member = { user_id: 'bea', role: 'manager' as const };
    await table.transact([
      peopleActions.putMember(account, member),
      ...peopleActions.join(account, user('bea')),
    ]);
  }
  await leaveOtherAccounts(table, 'bea');
  const closing = { accountId: 'bea', userId: 'bea', personStays: false, ownerName: 'Bea' };
  await table.transact(await closingActions(table, { ...closing, mail: { id: 'm', now } }));
  expect(await table.get(userKey('bea'))).toBeUndefined();
  const left = await table.getSeveral(others.map((account) => memberKey(account, 'bea')));
  expect(left.filter(Boolean)).toEqual([]);
});

test('who is removed while somebody changes their role does not come back', async () => {
  const { table, store } = await withUsers('ada', 'bea');
  await table.transact([peopleActions.putMember('ada', { user_id: 'bea', role: 'editor' })]);
  let removal: Promise<undefined> | undefined;
  const remove = () =>
    store.changePeople('ada', now, () => ({
      actions: peopleActions.removeMember('ada', 'bea'),
      reply: undefined,
    }));
  // The read of the revision is slow.
  const late = peopleStore({
    ...table,
    queryAll: async (pk, ...rest) => {
      if (pk === keys.people.pk('ada')) await (removal ??= remove());
      return table.queryAll(pk, ...rest);
    },
  });
  await late.changePeople('ada', now, ({ members }) => ({
    actions: members.map((one) => peopleActions.putMember('ada', { ...one, role: 'manager' })),
    reply: undefined,
  }));
  expect(await table.get(memberKey('ada', 'bea'))).toBeUndefined();
});

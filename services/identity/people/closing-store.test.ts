import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { closingActions } from './closing-store.ts';

const rows = (pk: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ pk, sk: `s${at}` }));
const members = Array.from({ length: 9 }, (_, at) => ({ user_id: `m${at}`, role: 'editor' }));
const card = { full_name: 'Mona', email: 'mona@example.com' };

/** The rows of an owner with the most people and passkeys, who signed in often. */
const kept = new Map<string, Record<string, unknown>[]>([
  [keys.member.pk('u'), members],
  [keys.passkey.pk('u'), rows(keys.passkey.pk('u'), 10)],
  [keys.signIn.pk('u'), rows(keys.signIn.pk('u'), 300)],
]);
const table = {
  getSeveral: (wanted: readonly unknown[]) => Promise.resolve(wanted.map(() => card)),
  queryAll: (pk: string) => Promise.resolve(kept.get(pk) ?? []),
};

test('an account with many people, passkeys and sign-ins closes in one transaction', async () => {
  const mail = { id: 'mail', now: new Date() };
  const leaving = { accountId: 'u', userId: 'u', personStays: false, ownerName: 'Olive', mail };
  // Ten more actions delete the account's own rows.
  expect((await closingActions(table, leaving)).length).toBeLessThanOrEqual(90);
});

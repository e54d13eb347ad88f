import * as z from 'zod/mini';
import { memberKey, storedMember } from '@menuleaf/shared/server/session/role-in-account.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { storedUser, userKey, verifiedKey } from '../stored-user.ts';
import { accountOwnerKey, peopleActions, turnOf } from './people-store.ts';

/** Deletions of openings of sessions in one transaction (DynamoDB: 100 actions); those beyond go by their own time. */
const mostSignIns = 50;

const placed = z.array(z.object({ pk: z.string(), sk: z.string() }));
const deletions = (rows: readonly Key[]): WriteAction[] =>
  rows.map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } }));

/** The person's own row goes if they have joined no other account since it was read. */
function removeUser(userId: string, memberOf: ReadonlySet<string>): WriteAction {
  return {
    Delete:
      memberOf.size === 0
        ? { Key: userKey(userId), ConditionExpression: 'attribute_not_exists(member_of)' }
        : {
            Key: userKey(userId),
            ConditionExpression: 'member_of = :seen',
            ExpressionAttributeValues: { ':seen': memberOf },
          },
  };
}

/** Nothing is kept of who has closed their own: nobody has their id any more. */
const forget = (accountId: string, userId: string): WriteAction => ({
  Delete: { Key: memberKey(accountId, userId) },
});

/** What goes with a person: who they are, where they worked, passkeys, and the openings of their sessions. */
async function personActions(table: Table, userId: string): Promise<WriteAction[]> {
  const [row, passkeys, signIns] = await Promise.all([
    table.get(userKey(userId)),
    table.queryAll(keys.passkey.pk(userId), '', ['pk', 'sk']),
    table.queryAll(keys.signIn.pk(userId), '', ['pk', 'sk']),
  ]);
  const memberOf = row === undefined ? new Set<string>() : storedUser.parse(row).member_of;
  return [
    removeUser(userId, memberOf),
    ...[...memberOf].map((account) => forget(account, userId)),
    ...deletions(placed.parse(passkeys)),
    ...deletions(placed.parse(signIns).slice(0, mostSignIns)),
  ];
}

/** What goes with an account: those who work in it belong to it no more, and its invitations are good for nothing. */
async function accountActions(
  table: Table,
  accountId: string,
  ownerId: string,
): Promise<WriteAction[]> {
  // In this order: who joins in between is seen, or the turn does not hold.
  const peopleRows = await table.queryAll(keys.people.pk(accountId));
  const memberRows = await table.queryAll(keys.member.pk(accountId));
  const isPeople = ({ sk }: { sk?: unknown }) => sk === keys.people.sk();
  const members = z.array(storedMember).parse(memberRows);
  return [
    turnOf(accountId, peopleRows.find(isPeople)),
    ...members
      .filter(({ user_id, is_out }) => user_id !== ownerId && !is_out)
      .flatMap(({ user_id }) => peopleActions.removeMember(accountId, user_id)),
    ...deletions(placed.parse(peopleRows.filter((one) => !isPeople(one)))),
    { Delete: { Key: accountOwnerKey(accountId) } },
    { Delete: { Key: verifiedKey(accountId) } },
  ];
}

type Leaving = { accountId: string; userId: string; personStays: boolean };

/**
 * Part of the transaction that closes an account, and with it its owner's sign-in unless that stays, as all of it stands
 * now: it fails where people have come or gone since.
 */
export async function closingActions(
  table: Table,
  { accountId, userId, personStays }: Leaving,
): Promise<WriteAction[]> {
  const [account, person] = await Promise.all([
    accountActions(table, accountId, userId),
    personStays ? [] : personActions(table, userId),
  ]);
  // An account that was handed over is one that its owner belongs to, like any other.
  const own = personStays
    ? peopleActions.removeMember(accountId, userId)
    : [forget(accountId, userId)];
  return [...account, ...own, ...person];
}

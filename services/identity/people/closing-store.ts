import * as z from 'zod/mini';
import { memberKey, storedMember } from '@menuleaf/shared/server/session/role-in-account.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { revokeKeysOf } from '../api-keys/api-keys-store.ts';
import type { QueuedId } from '../identity-store.ts';
import { cardKey, storedUser, userKey, verifiedKey } from '../stored-user.ts';
import { closedMail } from './leaving-mail.ts';
import { accountOwnerKey, peopleActions, revisionCheckOf } from './people-store.ts';

/** A transaction has 100 actions at most (DynamoDB), of which the caller needs ten. */
const mostActions = 90;

type Leaving = {
  accountId: string;
  userId: string;
  personStays: boolean;
  ownerName: string;
  /** Queue id of the mails to the account's members. */
  mail: QueuedId;
};

const storedCard = z.object({ full_name: z.string(), email: z.string() });

const placed = z.array(z.object({ pk: z.string(), sk: z.string() }));
const deletions = (rows: readonly Key[]): WriteAction[] =>
  rows.map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } }));

/** Accounts left in one transaction, with two actions for each. */
const leftAtOnce = 40;

/** Leaves no tombstone, since the person is deleted too. */
const forget = (accountId: string, userId: string): WriteAction => ({
  Delete: { Key: memberKey(accountId, userId) },
});

/** Reads only. */
type Reading = Pick<Table, 'getSeveral' | 'queryAll'>;

/**
 * Takes somebody who closes their account out of the accounts of others, with the keys they made there. It goes before
 * the closing, since there may be more than fit in its transaction.
 */
export async function leaveOtherAccounts(table: Table, userId: string): Promise<void> {
  for (;;) {
    const row = await table.get(userKey(userId));
    const accounts = row === undefined ? [] : [...storedUser.parse(row).member_of];
    if (accounts.length === 0) return;
    const left = accounts.slice(0, leftAtOnce);
    const revoking = left.map((accountId) => revokeKeysOf(table, { accountId, userId }));
    const leave = {
      Key: userKey(userId),
      UpdateExpression: 'DELETE member_of :left',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':left': new Set(left) },
    };
    await table.transact([
      { Update: leave },
      ...left.map((account) => forget(account, userId)),
      ...(await Promise.all(revoking)),
    ]);
  }
}

/** A person's rows: profile, unless they are in an account of others, and passkeys. */
async function personActions(table: Reading, userId: string): Promise<WriteAction[]> {
  const passkeys = await table.queryAll(keys.passkey.pk(userId), '', ['pk', 'sk']);
  const ConditionExpression = 'attribute_not_exists(member_of)';
  return [
    { Delete: { Key: userKey(userId), ConditionExpression } },
    ...deletions(placed.parse(passkeys)),
  ];
}

/** Mails each member that the account is closed. */
async function farewells(
  table: Reading,
  members: readonly { user_id: string }[],
  ownerName: string,
  { id, now }: QueuedId,
): Promise<WriteAction[]> {
  if (members.length === 0) return [];
  const cards = await table.getSeveral(members.map(({ user_id }) => cardKey(user_id)));
  return cards.flatMap((row, at) => {
    const card = storedCard.safeParse(row).data;
    return card
      ? [peopleActions.mail(closedMail(card, ownerName), { id: `${id}-${at}`, now })]
      : [];
  });
}

/** An account's rows: memberships are removed and invitations invalidated. */
async function accountActions(
  table: Reading,
  { accountId, userId: ownerId, ownerName, mail }: Leaving,
): Promise<WriteAction[]> {
  // In this order: a new member is seen, or the revision check fails.
  const peopleRows = await table.queryAll(keys.people.pk(accountId));
  const memberRows = await table.queryAll(keys.member.pk(accountId));
  const isPeople = ({ sk }: { sk?: unknown }) => sk === keys.people.sk();
  const members = z
    .array(storedMember)
    .parse(memberRows)
    .filter(({ user_id, is_out }) => user_id !== ownerId && !is_out);
  return [
    revisionCheckOf(accountId, peopleRows.find(isPeople)),
    ...members.flatMap(({ user_id }) => peopleActions.removeMember(accountId, user_id)),
    ...(await farewells(table, members, ownerName, mail)),
    ...deletions(placed.parse(peopleRows.filter((one) => !isPeople(one)))),
    { Delete: { Key: accountOwnerKey(accountId) } },
    { Delete: { Key: verifiedKey(accountId) } },
  ];
}

/**
 * Transaction writes to close an account and, unless `personStays`, its owner's sign-in; the transaction fails if
 * members have changed since.
 */
export async function closingActions(table: Reading, leaving: Leaving): Promise<WriteAction[]> {
  const { accountId, userId, personStays } = leaving;
  const [account, person, signIns] = await Promise.all([
    accountActions(table, leaving),
    personStays ? [] : personActions(table, userId),
    personStays ? [] : table.queryAll(keys.signIn.pk(userId), '', ['pk', 'sk']),
  ]);
  // After a handover, the owner is a member of the account like any other.
  const own = personStays
    ? peopleActions.removeMember(accountId, userId)
    : [forget(accountId, userId)];
  const actions = [...account, ...own, ...person];
  // As many sessions as there is room for: the rest expire by TTL.
  const room = Math.max(0, mostActions - actions.length);
  return [...actions, ...deletions(placed.parse(signIns).slice(0, room))];
}

import * as z from 'zod/mini';
import { memberKey, storedMember } from '@menuleaf/shared/server/session/role-in-account.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { QueuedId } from '../identity-store.ts';
import { cardKey, storedUser, userKey, verifiedKey } from '../stored-user.ts';
import { closedMail } from './leaving-mail.ts';
import { accountOwnerKey, peopleActions, turnOf } from './people-store.ts';

/** Deletions of openings of sessions in one transaction (DynamoDB: 100 actions); those beyond go by their own time. */
const mostSignIns = 50;

type Leaving = {
  accountId: string;
  userId: string;
  personStays: boolean;
  ownerName: string;
  /** By which the mails to those who worked there are queued. */
  mail: QueuedId;
};

const storedCard = z.object({ full_name: z.string(), email: z.string() });

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

/** To each who worked there, that it is no more. */
async function farewells(
  table: Table,
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

/** What goes with an account: those who work in it belong to it no more, and its invitations are good for nothing. */
async function accountActions(
  table: Table,
  { accountId, userId: ownerId, ownerName, mail }: Leaving,
): Promise<WriteAction[]> {
  // In this order: who joins in between is seen, or the turn does not hold.
  const peopleRows = await table.queryAll(keys.people.pk(accountId));
  const memberRows = await table.queryAll(keys.member.pk(accountId));
  const isPeople = ({ sk }: { sk?: unknown }) => sk === keys.people.sk();
  const members = z
    .array(storedMember)
    .parse(memberRows)
    .filter(({ user_id, is_out }) => user_id !== ownerId && !is_out);
  return [
    turnOf(accountId, peopleRows.find(isPeople)),
    ...members.flatMap(({ user_id }) => peopleActions.removeMember(accountId, user_id)),
    ...(await farewells(table, members, ownerName, mail)),
    ...deletions(placed.parse(peopleRows.filter((one) => !isPeople(one)))),
    { Delete: { Key: accountOwnerKey(accountId) } },
    { Delete: { Key: verifiedKey(accountId) } },
  ];
}

/**
 * Part of the transaction that closes an account, and with it its owner's sign-in unless that stays, as all of it stands
 * now: it fails where people have come or gone since.
 */
export async function closingActions(table: Table, leaving: Leaving): Promise<WriteAction[]> {
  const { accountId, userId, personStays } = leaving;
  const [account, person] = await Promise.all([
    accountActions(table, leaving),
    personStays ? [] : personActions(table, userId),
  ]);
  // An account that was handed over is one that its owner belongs to, like any other.
  const own = personStays
    ? peopleActions.removeMember(accountId, userId)
    : [forget(accountId, userId)];
  return [...account, ...own, ...person];
}

import * as z from 'zod/mini';
import { storedMember } from '@menuleaf/shared/server/session/membership.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { storedUser, userKey } from '../stored-user.ts';
import { peopleActions, turnOf } from './people-store.ts';

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

/**
 * Part of the transaction that closes an account, as its people stand now: it fails where they have changed since. Those who
 * worked in it belong to it no more, and its owner to no other; passkeys and the openings of sessions go.
 */
export async function closingActions(table: Table, userId: string): Promise<WriteAction[]> {
  const [row, peopleRows, memberRows, passkeys, signIns] = await Promise.all([
    table.get(userKey(userId)),
    table.queryAll(keys.people.pk(userId)),
    table.queryAll(keys.member.pk(userId)),
    table.queryAll(keys.passkey.pk(userId), '', ['pk', 'sk']),
    table.queryAll(keys.signIn.pk(userId), '', ['pk', 'sk']),
  ]);
  const memberOf = row === undefined ? new Set<string>() : storedUser.parse(row).member_of;
  const isPeople = ({ sk }: { sk?: unknown }) => sk === keys.people.sk();
  return [
    removeUser(userId, memberOf),
    turnOf(userId, peopleRows.find(isPeople)),
    ...z
      .array(storedMember)
      .parse(memberRows)
      .flatMap(({ user_id }) => peopleActions.removeMember(userId, user_id)),
    ...[...memberOf].map((account) => peopleActions.dropMember(account, userId)),
    ...deletions(placed.parse(peopleRows.filter((one) => !isPeople(one)))),
    ...deletions(placed.parse(passkeys)),
    ...deletions(placed.parse(signIns).slice(0, mostSignIns)),
  ];
}

import * as z from 'zod/mini';
import { givenRoles } from '@menuleaf/shared/contracts/people.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import {
  memberKey,
  storedMember,
  type StoredMember,
} from '@menuleaf/shared/server/session/role-in-account.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import type { QueuedId } from '../identity-store.ts';
import type { QueuedMessage } from '../queued-message.ts';
import { cardKey, emailKey, type StoredUser, userKey, verifiedKey } from '../stored-user.ts';

const storedInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(givenRoles),
  /** Absent: all. */
  restaurants: z.optional(z.array(z.string())),
  invited_by: z.string(),
  /** Epoch seconds. */
  expires_at: z.number(),
});
export type StoredInvitation = z.infer<typeof storedInvitation>;

const storedLink = z.object({ account_id: z.string(), invitation_id: z.string() });
const storedCard = z.object({ full_name: z.string(), email: z.string() });

/** An account's people as read: a change succeeds only if none was made since. */
export type People = {
  members: StoredMember[];
  /** Those not expired. */
  invitations: StoredInvitation[];
  planType: 'free' | 'pro';
  revision: number;
};

const peopleKey = rowKey(keys.people);
const invitationKey = rowKey(keys.invitation);
export const accountOwnerKey = rowKey(keys.accountOwner);
const linkKey = rowKey(keys.invitationLink);

/** Part of every change to an account's people: of two at once, one succeeds and the other retries. */
const revisionCheck = (accountId: string, seen: number): WriteAction => ({
  Update: {
    Key: peopleKey(accountId),
    ...setting({ revision: seen + 1 }, seen > 0 ? { ':seen': seen } : {}),
    ConditionExpression: seen === 0 ? 'attribute_not_exists(revision)' : 'revision = :seen',
  },
});

const revisionOf = (row: Record<string, unknown> | undefined) =>
  row === undefined ? 0 : z.number().parse(row.revision);

/** The revision check for this row, or none. */
export const revisionCheckOf = (accountId: string, row: Record<string, unknown> | undefined) =>
  revisionCheck(accountId, revisionOf(row));

/** Transaction writes, by purpose. */
export const peopleActions = {
  putMember: (accountId: string, member: StoredMember): WriteAction => ({
    Put: { Item: { ...memberKey(accountId, member.user_id), ...member } },
  }),

  dropMember: (accountId: string, userId: string): WriteAction =>
    accountId === userId
      ? {
          Put: {
            Item: {
              ...memberKey(accountId, userId),
              user_id: userId,
              role: 'reader',
              is_out: true,
            },
          },
        }
      : { Delete: { Key: memberKey(accountId, userId) } },

  /** Removes a member, and the account from those they can open. */
  removeMember: (accountId: string, userId: string): WriteAction[] => [
    peopleActions.dropMember(accountId, userId),
    {
      Update: {
        Key: userKey(userId),
        UpdateExpression: 'DELETE member_of :account',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':account': new Set([accountId]) },
      },
    },
  ],

  putInvitation: (accountId: string, invitation: StoredInvitation): WriteAction => ({
    Put: { Item: { ...invitationKey(accountId, invitation.id), ...invitation } },
  }),

  removeInvitation: (accountId: string, id: string): WriteAction => ({
    Delete: { Key: invitationKey(accountId, id) },
  }),

  mail: (mail: Mail, { id, now }: QueuedId): WriteAction => {
    const message: QueuedMessage = { kind: 'mail', ...mail };
    return queueMail(keys.identityMail, id, message, now);
  },

  invitationMail: (accountId: string, invitationId: string, { id, now }: QueuedId): WriteAction => {
    const message: QueuedMessage = {
      kind: 'invitation',
      account_id: accountId,
      invitation_id: invitationId,
    };
    return queueMail(keys.identityMail, id, message, now);
  },

  /** Transfers ownership and the plan's contact to a member; the previous owner becomes a manager. */
  handOver: (
    accountId: string,
    from: StoredUser,
    to: StoredMember,
    { now, newHome }: { now: Date; newHome: string | undefined },
  ): WriteAction[] => {
    const { restaurants: _all, ...kept } = to;
    return [
      peopleActions.putMember(accountId, { ...kept, role: 'owner', stays_on_free: false }),
      peopleActions.putMember(accountId, {
        user_id: from.id,
        role: 'manager',
        joined_at: now.toISOString(),
        stays_on_free: to.stays_on_free ?? false,
      }),
      { Put: { Item: { ...accountOwnerKey(accountId), user_id: to.user_id } } },
      { ConditionCheck: { Key: userKey(to.user_id), ConditionExpression: 'attribute_exists(pk)' } },
      mustBeOpen(accountId),
      {
        Update: {
          Key: userKey(from.id),
          UpdateExpression: `ADD member_of :accounts SET last_account = :account${newHome === undefined ? '' : ', home = :home'}`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: {
            ':accounts': new Set([accountId]),
            ':account': accountId,
            ...(newHome !== undefined && { ':home': newHome }),
          },
        },
      },
      ...(newHome === undefined ? [] : peopleActions.openHome(newHome, from)),
    ];
  },

  /** A new account for someone who handed over the one with their id. */
  openHome: (home: string, { id }: StoredUser): WriteAction[] => [
    peopleActions.putMember(home, { user_id: id, role: 'owner' }),
    { Put: { Item: { ...accountOwnerKey(home), user_id: id } } },
    { Put: { Item: verifiedKey(home) } },
  ],

  /** They can open the account from now on; the link has verified their email. */
  join: (accountId: string, { id }: StoredUser): WriteAction[] => [
    {
      Update: {
        Key: userKey(id),
        UpdateExpression:
          'ADD member_of :accounts SET last_account = :account, email_verified = :yes',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':accounts': new Set([accountId]),
          ':account': accountId,
          ':yes': true,
        },
      },
    },
    { Put: { Item: verifiedKey(id) } },
    mustBeOpen(accountId),
  ],
};

export type PeopleChange<Reply> = { actions: readonly WriteAction[]; reply: Reply };

/** Attempts to make a change on conflicts. */
const mostTries = 8;

/** Accounts' people and their invitations. */
export function peopleStore(table: Table) {
  const store = {
    async people(accountId: string, now: Date): Promise<People> {
      // Read the revision first: otherwise stale members could pass the revision check.
      const rows = await table.queryAll(keys.people.pk(accountId));
      const [memberRows, plan] = await Promise.all([
        table.queryAll(keys.member.pk(accountId)),
        table.get(planKey(accountId)),
      ]);
      const own = rows.find(({ sk }) => sk === keys.people.sk());
      const invitations = z
        .array(storedInvitation)
        .parse(rows.filter((row) => row !== own))
        .filter(({ expires_at }) => expires_at * 1000 > now.getTime());
      return {
        members: z
          .array(storedMember)
          .parse(memberRows)
          .filter(({ is_out }) => !is_out),
        invitations,
        planType: entitlementOf(plan, now).planType,
        revision: revisionOf(own),
      };
    },

    /** Changes an account's people based on their current state. `decide` may run repeatedly. */
    async changePeople<Reply>(
      accountId: string,
      now: Date,
      decide: (people: People) => PeopleChange<Reply> | Promise<PeopleChange<Reply>>,
    ): Promise<Reply> {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const people = await store.people(accountId, now);
        const { actions, reply } = await decide(people);
        const check = revisionCheck(accountId, people.revision);
        // Whatever failed, a new read shows why.
        if (await wasMade(table.transact([check, ...actions]))) return reply;
      }
      throw unavailable();
    },

    /** Names and emails by id; closed accounts have none. */
    async cards(userIds: readonly string[]) {
      const rows = await table.getSeveral(userIds.map(cardKey));
      return new Map(
        userIds.flatMap((id, at) => {
          const row = rows[at];
          return row === undefined ? [] : [[id, storedCard.parse(row)] as const];
        }),
      );
    },

    async idByEmail(emailHash: string): Promise<string | undefined> {
      const claim = await table.get(emailKey(emailHash));
      return claim && z.string().parse(claim.user_id);
    },

    /** An account's restaurants, by id. */
    async restaurantNames(accountId: string): Promise<Map<string, string>> {
      const rows = await table.queryAll(keys.restaurant.pk(accountId), keys.restaurant.sortPrefix);
      return new Map(
        z
          .array(z.object({ id: z.string(), name: z.string() }))
          .parse(rows)
          .map(({ id, name }) => [id, name]),
      );
    },

    /** The invitation of a link. */
    async invitationByLink(hash: string) {
      return storedLink.safeParse(await table.get(linkKey(hash))).data;
    },

    async invitation(accountId: string, id: string): Promise<StoredInvitation | undefined> {
      return storedInvitation.safeParse(await table.get(invitationKey(accountId, id))).data;
    },

    async addInvitationLink(hash: string, accountId: string, { id, expires_at }: StoredInvitation) {
      const link = { account_id: accountId, invitation_id: id };
      await table.put({ ...linkKey(hash), ...link, expires_at });
    },

    /** Stores the last account someone opened; without one it is their own. */
    async noteAccount(userId: string, accountId: string) {
      await table.update(userKey(userId), {
        ...setting({ last_account: accountId }),
        ConditionExpression: 'attribute_exists(pk)',
      });
    },
  };
  return store;
}

export type PeopleStore = ReturnType<typeof peopleStore>;

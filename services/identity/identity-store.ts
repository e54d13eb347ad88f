import * as z from 'zod/mini';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { queryCatalogue } from '@menuleaf/shared/server/table/read-catalogue.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import { failedConditions } from '@menuleaf/shared/server/table/conditions.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { openClosing } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import type { QueuedMessage } from './queued-message.ts';
import { type OpenSession, sessionsOf, signInStore } from './sign-in-store.ts';
import { emailKey, storedUser, type StoredUser, userKey } from './stored-user.ts';

const resetSchema = z.object({
  user_id: z.string(),
  /** Hash of the password hash that stood when the link was made: a new password ends the link. */
  replaces: z.string(),
  expires_at: z.number(),
});
export type Reset = z.infer<typeof resetSchema>;

const verificationSchema = z.object({ user_id: z.string(), expires_at: z.number() });

/** What a mail is known by until it is sent, and since when it waits. */
type QueuedId = { id: string; now: Date };

const cardKey = (id: string) => ({ pk: keys.contactCard.pk(id), sk: keys.contactCard.sk() });
const resetKey = (hash: string) => ({
  pk: keys.passwordReset.pk(hash),
  sk: keys.passwordReset.sk(),
});

const verificationKey = (hash: string) => ({
  pk: keys.emailVerification.pk(hash),
  sk: keys.emailVerification.sk(),
});
const verifiedKey = (id: string) => ({
  pk: keys.verifiedEmail.pk(id),
  sk: keys.verifiedEmail.sk(),
});

/** Part of a transaction: the mail with the link is made when it is sent. */
function verificationMail(userId: string, { id, now }: QueuedId) {
  const message: QueuedMessage = { kind: 'email-verification', user_id: userId };
  return queueMail(keys.identityMail, id, message, now);
}

/** With who signs in, the only place of this service that speaks DynamoDB. */
export function identityStore(table: Table) {
  const store = {
    ...signInStore(table),

    /** Opens the account with its first session. Returns whether the email was free. */
    async register(user: StoredUser, session: OpenSession, mail: QueuedId): Promise<boolean> {
      const unclaimed = 'attribute_not_exists(pk)';
      const claim = { ...emailKey(user.email_hash), user_id: user.id };
      const card = { ...cardKey(user.id), full_name: user.full_name, email: user.email };
      try {
        await table.transact([
          { Put: { Item: claim, ConditionExpression: unclaimed } },
          { Put: { Item: { ...userKey(user.id), ...user }, ConditionExpression: unclaimed } },
          { Put: { Item: card } },
          { Put: { Item: { ...sessionsKey(user.id), ...sessionsOf(session) } } },
          verificationMail(user.id, mail),
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)?.includes(0)) return false;
        throw error;
      }
    },

    async user(id: string) {
      const row = await table.get(userKey(id));
      return row === undefined ? undefined : storedUser.parse(row);
    },

    async userByEmail(emailHash: string) {
      const claim = await table.get(emailKey(emailHash));
      return claim && store.user(z.string().parse(claim.user_id));
    },

    async entitlement(userId: string, now: Date) {
      return entitlementOf(await table.get(planKey(userId)), now);
    },

    catalogue: (userId: string) => queryCatalogue(table, userId),

    async rename(user: StoredUser, fullName: string) {
      await table.transact([
        {
          Update: {
            Key: userKey(user.id),
            UpdateExpression: 'SET full_name = :name',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':name': fullName },
          },
        },
        { Put: { Item: { ...cardKey(user.id), full_name: fullName, email: user.email } } },
      ]);
    },

    /**
     * Sets a new password hash over the old one; every session ends but `session`, if one is given.
     * Returns whether the old hash still stood.
     */
    async setPassword(user: StoredUser, passwordHash: string, session?: OpenSession) {
      const sessions = session ? sessionsOf(session) : sessionsOf();
      try {
        await table.transact([
          {
            Update: {
              Key: userKey(user.id),
              UpdateExpression: 'SET password_hash = :new',
              ConditionExpression: 'password_hash = :old',
              ExpressionAttributeValues: { ':new': passwordHash, ':old': user.password_hash },
            },
          },
          { Put: { Item: { ...sessionsKey(user.id), ...sessions } } },
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)?.includes(0)) return false;
        throw error;
      }
    },

    async addReset(tokenHash: string, reset: Reset) {
      await table.put({ ...resetKey(tokenHash), ...reset });
    },

    /** Uses a reset link up: answers whose it was, once, and only within its time. */
    async takeReset(tokenHash: string, now: Date): Promise<Reset | undefined> {
      const reset = resetSchema.safeParse(await table.take(resetKey(tokenHash))).data;
      return reset && reset.expires_at * 1000 > now.getTime() ? reset : undefined;
    },

    async requestVerification(userId: string, mail: QueuedId) {
      await table.transact([verificationMail(userId, mail)]);
    },

    async addVerification(tokenHash: string, userId: string, expiresAt: number) {
      await table.put({ ...verificationKey(tokenHash), user_id: userId, expires_at: expiresAt });
    },

    /** Whose email a link verifies; undefined if there is no such link any more. */
    async verification(tokenHash: string, now: Date): Promise<string | undefined> {
      const link = verificationSchema.safeParse(await table.get(verificationKey(tokenHash))).data;
      return link && link.expires_at * 1000 > now.getTime() ? link.user_id : undefined;
    },

    /** Returns whether there is such an account. */
    async setVerified(userId: string): Promise<boolean> {
      try {
        await table.transact([
          {
            Update: {
              Key: userKey(userId),
              UpdateExpression: 'SET email_verified = :yes',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeValues: { ':yes': true },
            },
          },
          { Put: { Item: verifiedKey(userId) } },
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },

    async requestReset(emailHash: string, id: string, now: Date) {
      const message: QueuedMessage = { kind: 'password-reset', email_hash: emailHash };
      await table.transact([queueMail(keys.identityMail, id, message, now)]);
    },

    /** Removes what identity holds, says so by mail, and leaves the mark and the work that make the other slices remove theirs. */
    async close(user: StoredUser, mail: Mail & { id: string }, now: Date) {
      const { id, ...content } = mail;
      const message: QueuedMessage = { kind: 'mail', ...content };
      const rows = await table.queryAll(keys.restaurant.pk(user.id), keys.restaurant.sortPrefix, [
        'id',
      ]);
      const closing = {
        user_id: user.id,
        closed_at: now.toISOString(),
        email: user.email,
        restaurant_ids: rows.map((row) => z.string().parse(row.id)),
      };
      await table.transact([
        { Delete: { Key: emailKey(user.email_hash) } },
        { Delete: { Key: userKey(user.id) } },
        { Delete: { Key: cardKey(user.id) } },
        { Delete: { Key: sessionsKey(user.id) } },
        { Delete: { Key: verifiedKey(user.id) } },
        { Put: { Item: { ...closedAccountKey(user.id), closed_at: closing.closed_at } } },
        openClosing(keys.billingClosing, closing),
        openClosing(keys.catalogueClosing, closing),
        openClosing(keys.publicClosing, closing),
        queueMail(keys.identityMail, id, message, now),
      ]);
    },
  };
  return store;
}

export type IdentityStore = ReturnType<typeof identityStore>;

import * as z from 'zod/mini';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { sessionsKey, sessionsSchema } from '@menuleaf/shared/server/session/owner-session.ts';
import { apiKeysKey } from '@menuleaf/shared/server/session/api-key.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { openClosing } from '@menuleaf/shared/server/table/closings-store.ts';
import { failedConditions } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { type QueuedId, verificationMail } from './identity-store.ts';
import type { QueuedMessage } from './queued-message.ts';
import { type OpenSession, sessionsOf, signInRow } from './sign-in-store.ts';
import { cardKey, emailKey, storedUser, type NewUser, userKey } from './stored-user.ts';

/** A password's hash, and how often another one was set in its place. */
const storedPassword = z.object({ password_hash: z.string(), revision: z.number() });
export type StoredPassword = z.infer<typeof storedPassword>;

const passwordKey = (userId: string): Key => ({ pk: userId, sk: 'PASSWORD' });
/** Seldom needed. */
const loadClosing = lazy(() => import('./people/closing-store.ts'));

/** How often a closing looks again that others have overtaken. */
const mostTries = 8;
const unclaimed = 'attribute_not_exists(pk)';

/** Of an account from before passwords had a table of their own, the user's row has it. */
function passwordIn(row: Record<string, unknown> | undefined, user: NewUser | undefined) {
  if (row !== undefined) return storedPassword.parse(row);
  const password_hash = user?.password_hash;
  return password_hash === undefined ? undefined : { password_hash, revision: 0 };
}

/** Takes the hash out of a user's row that has one still, unless it is another one by now. */
const clearRow = ({ id, password_hash }: NewUser): WriteAction[] =>
  password_hash === undefined
    ? []
    : [
        {
          Update: {
            Key: userKey(id),
            UpdateExpression: 'REMOVE password_hash',
            ConditionExpression: 'password_hash = :before',
            ExpressionAttributeValues: { ':before': password_hash },
          },
        },
      ];

/**
 * What begins, changes and ends with a password. Hashes stand in a table of their own: it has no stream, and no other
 * function than the one of identity's calls may read it.
 */
export function passwordsStore(table: Table, passwords: Table) {
  const put = (userId: string, password: StoredPassword) => ({
    TableName: passwords.name,
    Item: { ...passwordKey(userId), ...password },
  });

  return {
    /** Opens the account with its first session. Returns whether the email was free. */
    async register(
      user: NewUser,
      passwordHash: string,
      session: OpenSession,
      mail: QueuedId,
    ): Promise<boolean> {
      const claim = { ...emailKey(user.email_hash), user_id: user.id };
      const card = { ...cardKey(user.id), full_name: user.full_name, email: user.email };
      try {
        await table.transact([
          { Put: { Item: claim, ConditionExpression: unclaimed } },
          { Put: { Item: { ...userKey(user.id), ...user }, ConditionExpression: unclaimed } },
          { Put: put(user.id, { password_hash: passwordHash, revision: 0 }) },
          { Put: { Item: card } },
          { Put: { Item: { ...sessionsKey(user.id), ...sessionsOf(session) } } },
          signInRow(user.id, session),
          verificationMail(user.id, mail),
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)?.includes(0)) return false;
        throw error;
      }
    },

    /** Who has an email, with what a sign-in has to know. Reads as much where nobody has it, so that the time does not tell. */
    async account(emailHash: string, now: Date) {
      const claim = await table.get(emailKey(emailHash));
      const id = claim === undefined ? 'nobody' : z.string().parse(claim.user_id);
      const [[row, sessions, plan], passwordRow] = await Promise.all([
        table.getSeveral([userKey(id), sessionsKey(id), planKey(id)]),
        passwords.get(passwordKey(id)),
      ]);
      const user = row === undefined ? undefined : storedUser.parse(row);
      const open = sessionsSchema.safeParse(sessions).data?.sessions ?? {};
      return {
        user,
        password: passwordIn(passwordRow, user),
        endedSessions: Object.keys(open).filter((one) => (open[one] ?? 0) * 1000 <= now.getTime()),
        plan: entitlementOf(plan, now),
      };
    },

    /** The password of an account; undefined once that is closed. */
    async password(user: NewUser) {
      return passwordIn(await passwords.get(passwordKey(user.id)), user);
    },

    /** Takes a password that was right to where passwords are, from an account of before. */
    async bringPassword(user: NewUser, password: StoredPassword) {
      if (user.password_hash === undefined) return;
      try {
        await table.transact([{ Put: put(user.id, password) }, ...clearRow(user)]);
      } catch (error) {
        // Another sign-in brought it, or it was changed or closed meanwhile.
        if (!failedConditions(error)) throw error;
      }
    },

    /**
     * Sets a new password over the one before; every session ends but `session`, if one is given, and with the revision
     * every link that was sent. Returns whether the one before still stood.
     */
    async setPassword(
      user: NewUser,
      before: StoredPassword,
      passwordHash: string,
      session?: OpenSession,
    ) {
      const revision = before.revision + 1;
      const sessions = session ? sessionsOf(session) : sessionsOf();
      try {
        await table.transact([
          {
            Put: {
              ...put(user.id, { password_hash: passwordHash, revision }),
              // Else the row that has it is the one that must not have changed.
              ...(user.password_hash === undefined && {
                ConditionExpression: 'password_hash = :old',
                ExpressionAttributeValues: { ':old': before.password_hash },
              }),
            },
          },
          {
            Update: {
              Key: cardKey(user.id),
              UpdateExpression: 'SET password_revision = :revision',
              ExpressionAttributeValues: { ':revision': revision },
            },
          },
          { Put: { Item: { ...sessionsKey(user.id), ...sessions } } },
          ...(session ? [signInRow(user.id, session)] : []),
          ...clearRow(user),
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },

    /**
     * Removes what identity holds of an account and, unless that stays, of its owner's sign-in; says so by mail, and leaves
     * the mark and the work that make the other slices remove theirs.
     */
    async close(
      user: NewUser,
      { accountId, personStays }: { accountId: string; personStays: boolean },
      mail: Mail & { id: string },
      now: Date,
    ) {
      const { id, ...content } = mail;
      const message: QueuedMessage = { kind: 'mail', ...content };
      const rows = await table.queryAll(keys.restaurant.pk(accountId), keys.restaurant.sortPrefix, [
        'id',
      ]);
      const closing = {
        user_id: accountId,
        closed_at: now.toISOString(),
        email: user.email,
        restaurant_ids: rows.map((row) => z.string().parse(row.id)),
      };
      const signIn = [
        { Delete: { Key: emailKey(user.email_hash) } },
        { Delete: { TableName: passwords.name, Key: passwordKey(user.id) } },
        { Delete: { Key: cardKey(user.id) } },
        { Delete: { Key: sessionsKey(user.id) } },
      ];
      const removals = [
        ...(personStays ? [] : signIn),
        { Delete: { Key: apiKeysKey(accountId) } },
        { Put: { Item: { ...closedAccountKey(accountId), closed_at: closing.closed_at } } },
        openClosing(keys.billingClosing, closing),
        openClosing(keys.catalogueClosing, closing),
        openClosing(keys.publicClosing, closing),
        queueMail(keys.identityMail, id, message, now),
      ];
      for (let tries = 1; ; tries += 1) {
        const { closingActions } = await loadClosing();
        const leaving = { accountId, userId: user.id, personStays };
        try {
          await table.transact([...removals, ...(await closingActions(table, leaving))]);
          return;
        } catch (error) {
          // Somebody came, went or changed meanwhile: they are looked up again.
          if (!failedConditions(error) || tries === mostTries) throw error;
        }
      }
    },
  };
}

export type PasswordsStore = ReturnType<typeof passwordsStore>;

import * as z from 'zod/mini';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import { apiKeysKey } from '@menuleaf/shared/server/session/api-key.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { openClosing } from '@menuleaf/shared/server/table/closings-store.ts';
import { failedConditions, refusalsOf, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { accountPlanOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { type QueuedId, verificationMail } from './identity-store.ts';
import type { QueuedMessage } from './queued-message.ts';
import { type OpenSession, sessionsOf, sessionsToRemove, signInRow } from './sign-in-store.ts';
import { cardKey, emailKey, storedUser, type NewUser, userKey } from './stored-user.ts';

/** A password's hash, and how often it was changed. */
const storedPassword = z.object({ password_hash: z.string(), revision: z.number() });
export type StoredPassword = z.infer<typeof storedPassword>;

const passwordOf = (row: Record<string, unknown> | undefined) =>
  z.optional(storedPassword).parse(row);
const passwordKey = (userId: string): Key => ({ pk: userId, sk: 'PASSWORD' });
/** Rarely needed. */
const loadClosing = lazy(() => import('./people/closing-store.ts'));

/** The keys of a person's passkeys. */
const passkeysOf = async (table: Table, userId: string): Promise<Key[]> =>
  z
    .array(z.object({ id: z.string() }))
    .parse(await table.queryAll(keys.passkey.pk(userId), '', ['id']))
    .map(({ id }) => rowKey(keys.passkey)(userId, id));

/** Attempts to close an account on conflicts. */
const mostTries = 8;
const unclaimed = 'attribute_not_exists(pk)';

const claim = (emailHash: string, user_id: string): WriteAction => ({
  Put: { Item: { ...emailKey(emailHash), user_id }, ConditionExpression: unclaimed },
});
const unlessChanged = ({ password_hash }: StoredPassword) => ({
  ConditionExpression: 'password_hash = :old',
  ExpressionAttributeValues: { ':old': password_hash },
});

/**
 * Everything done with a password. Hashes are in their own table: it has no stream, and only the function for
 * identity's calls may read it.
 */
export function passwordsStore(table: Table, passwords: Table) {
  const put = (userId: string, password: StoredPassword) => ({
    TableName: passwords.name,
    Item: { ...passwordKey(userId), ...password },
  });

  const store = {
    /** Opens the account with its first session. Returns whether the email was free. */
    async register(
      user: NewUser,
      passwordHash: string,
      session: OpenSession,
      mail: QueuedId,
    ): Promise<boolean> {
      const card = { ...cardKey(user.id), full_name: user.full_name, email: user.email };
      try {
        await table.transact([
          claim(user.email_hash, user.id),
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

    /**
     * The account for an email, with sign-in data. Reads the same rows if there is none, so that timing reveals
     * nothing.
     */
    async account(emailHash: string, now: Date) {
      const claim = await table.get(emailKey(emailHash));
      const id = claim === undefined ? 'nobody' : z.string().parse(claim.user_id);
      const [[row, sessions, plan], passwordRow] = await Promise.all([
        table.getSeveral([userKey(id), sessionsKey(id), planKey(id)]),
        passwords.get(passwordKey(id)),
      ]);
      const user = row === undefined ? undefined : storedUser.parse(row);
      return {
        user,
        password: passwordOf(passwordRow),
        removed: sessionsToRemove(sessions, now),
        plan: accountPlanOf(plan, now),
      };
    },

    /** Part of a sign-in: fails if the password has been replaced since it was read. */
    stillTheirs: (user: NewUser, password: StoredPassword): WriteAction => ({
      ConditionCheck: {
        TableName: passwords.name,
        Key: passwordKey(user.id),
        ...unlessChanged(password),
      },
    }),

    /** An account's password; undefined if it is closed. */
    async password(user: NewUser) {
      return passwordOf(await passwords.get(passwordKey(user.id)));
    },

    /**
     * Replaces the password and tells the person by `mail`; ends all sessions but `session`, if given, and the new
     * revision invalidates all reset links. `also` is written with it. Returns false if the password has changed.
     */
    async setPassword(
      user: NewUser,
      before: StoredPassword,
      passwordHash: string,
      {
        mail,
        session,
        also = [],
      }: { mail: WriteAction; session?: OpenSession; also?: WriteAction[] },
    ) {
      const revision = before.revision + 1;
      const sessions = session ? sessionsOf(session) : sessionsOf();
      return wasMade(
        table.transact([
          {
            Put: {
              ...put(user.id, { password_hash: passwordHash, revision }),
              ...unlessChanged(before),
            },
          },
          { Update: { Key: cardKey(user.id), ...setting({ password_revision: revision }) } },
          { Put: { Item: { ...sessionsKey(user.id), ...sessions } } },
          ...(session ? [signInRow(user.id, session)] : []),
          ...also,
          mail,
        ]),
      );
    },

    /**
     * Sets a password by a mailed link, which proves whose the account is: its passkeys go too, since somebody else may
     * have added them. `mail` is told how many. Returns false if the password has changed.
     */
    async resetPassword(
      user: NewUser,
      before: StoredPassword,
      passwordHash: string,
      mail: (passkeys: number) => WriteAction,
    ) {
      const found = await passkeysOf(table, user.id);
      const writes = { mail: mail(found.length), also: found.map((Key) => ({ Delete: { Key } })) };
      if (!(await store.setPassword(user, before, passwordHash, writes))) return false;
      // One may have been added meanwhile; from here on nobody is signed in to add another.
      for (const key of await passkeysOf(table, user.id)) await table.delete(key);
      return true;
    },

    /**
     * Replaces an unverified email, and mails a link to the new one. Links sent to the old one no longer verify or set a
     * password.
     */
    async changeEmail(
      user: NewUser,
      password: StoredPassword,
      { email, email_hash }: Pick<NewUser, 'email' | 'email_hash'>,
      mail: QueuedId,
    ): Promise<'changed' | 'taken' | 'changed meanwhile'> {
      const revision = password.revision + 1;
      // The same email in other letters keeps its claim.
      const claims = [
        claim(email_hash, user.id),
        { Delete: { Key: emailKey(user.email_hash) } },
      ].slice(email_hash === user.email_hash ? 2 : 0);
      const actions: WriteAction[] = [
        {
          Update: {
            Key: userKey(user.id),
            UpdateExpression: 'SET email = :email, email_hash = :hash ADD email_revision :one',
            ConditionExpression:
              'email_hash = :before AND (attribute_not_exists(email_verified) OR email_verified = :no)',
            ExpressionAttributeValues: {
              ':email': email,
              ':hash': email_hash,
              ':one': 1,
              ':before': user.email_hash,
              ':no': false,
            },
          },
        },
        {
          Update: {
            Key: cardKey(user.id),
            UpdateExpression:
              'SET email = :email, password_revision = :revision ADD email_revision :one',
            ExpressionAttributeValues: { ':email': email, ':revision': revision, ':one': 1 },
          },
        },
        {
          Put: { ...put(user.id, { ...password, revision }), ...unlessChanged(password) },
        },
        verificationMail(user.id, mail),
      ];
      const failed = await refusalsOf(table.transact([...actions, ...claims]));
      if (failed.length === 0) return 'changed';
      return failed.includes(actions.length) ? 'taken' : 'changed meanwhile';
    },

    /**
     * Deletes identity's data for an account and, unless `personStays`, its owner's sign-in; mails a confirmation, and
     * leaves the mark and tasks that make other slices delete theirs.
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
        const { closingActions, leaveOtherAccounts } = await loadClosing();
        const mail = { id, now };
        const ownerName = user.full_name;
        const leaving = { accountId, userId: user.id, personStays, ownerName, mail };
        try {
          if (!personStays) await leaveOtherAccounts(table, user.id);
          await table.transact([...removals, ...(await closingActions(table, leaving))]);
          return;
        } catch (error) {
          // The members, or keys, changed meanwhile: read them again.
          if (!failedConditions(error) || tries === mostTries) throw error;
        }
      }
    },
  };
  return store;
}

export type PasswordsStore = ReturnType<typeof passwordsStore>;

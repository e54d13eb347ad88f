import * as z from 'zod/mini';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { queryCatalogue } from '@menuleaf/shared/server/table/read-catalogue.ts';
import { memberKey, roleInAccount } from '@menuleaf/shared/server/session/role-in-account.ts';
import { accountPlanOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import type { QueuedMessage } from './queued-message.ts';
import { signInStore } from './sign-in-store.ts';
import {
  cardKey,
  emailKey,
  storedUser,
  type NewUser,
  userKey,
  verifiedKey,
} from './stored-user.ts';

const resetSchema = z.object({
  user_id: z.string(),
  /** The password's revision when the link was created: a new password invalidates it. */
  replaces: z.number(),
  expires_at: z.number(),
});
export type Reset = z.infer<typeof resetSchema>;

const verificationSchema = z.object({
  user_id: z.string(),
  /** The email's revision when the link was created: a new email invalidates it. */
  email_revision: z._default(z.number(), 0),
  expires_at: z.number(),
});
type Verification = z.infer<typeof verificationSchema>;

const storedCard = z.object({
  full_name: z.string(),
  email: z.string(),
  password_revision: z._default(z.number(), 0),
  email_revision: z._default(z.number(), 0),
});
/** What mails are made from: never the user's row. */
type Contact = z.infer<typeof storedCard> & { id: string; isVerified: boolean };

/** A queued mail's id, and when it was queued. */
export type QueuedId = { id: string; now: Date };

const resetKey = rowKey(keys.passwordReset);

const verificationKey = rowKey(keys.emailVerification);

/** Transaction write: the mail with the link is created on sending. */
export function verificationMail(userId: string, { id, now }: QueuedId) {
  const message: QueuedMessage = { kind: 'email-verification', user_id: userId };
  return queueMail(keys.identityMail, id, message, now);
}

/** DynamoDB access for accounts; sign-ins and passwords have their own stores. */
export function identityStore(table: Table) {
  const store = {
    ...signInStore(table),

    async user(id: string) {
      const row = await table.get(userKey(id));
      return row === undefined ? undefined : storedUser.parse(row);
    },

    /** An account's owner: the person with its id, unless it was handed over. */
    async ownerOf(accountId: string): Promise<string> {
      const key = rowKey(keys.accountOwner)(accountId);
      const row = await table.get(key);
      return row ? z.string().parse(row.user_id) : accountId;
    },

    async contact(userId: string): Promise<Contact | undefined> {
      const [card, verified] = await table.getSeveral([cardKey(userId), verifiedKey(userId)]);
      return card && { ...storedCard.parse(card), id: userId, isVerified: verified !== undefined };
    },

    async contactByEmail(emailHash: string) {
      const claim = await table.get(emailKey(emailHash));
      return claim && store.contact(z.string().parse(claim.user_id));
    },

    async entitlement(userId: string, now: Date) {
      return accountPlanOf(await table.get(planKey(userId)), now);
    },

    /** Someone's role in an account, and its plan. */
    async roleIn(accountId: string, userId: string, now: Date) {
      const [member, plan] = await table.getSeveral([
        memberKey(accountId, userId),
        planKey(accountId),
      ]);
      const inAccount = roleInAccount({ accountId, userId }, member, plan, now);
      return inAccount && { account: { accountId, ...inAccount }, plan: accountPlanOf(plan, now) };
    },

    catalogue: (userId: string) => queryCatalogue(table, userId),

    async rename(user: NewUser, full_name: string) {
      await table.transact([
        {
          Update: {
            Key: userKey(user.id),
            ...setting({ full_name }),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
        { Update: { Key: cardKey(user.id), ...setting({ full_name }) } },
      ]);
    },

    async addReset(tokenHash: string, reset: Reset) {
      await table.put({ ...resetKey(tokenHash), ...reset });
    },

    /** What a reset link is for; undefined if it has expired. It works until the password is another one. */
    async reset(tokenHash: string, now: Date): Promise<Reset | undefined> {
      const reset = resetSchema.safeParse(await table.get(resetKey(tokenHash))).data;
      return reset && reset.expires_at * 1000 > now.getTime() ? reset : undefined;
    },

    async requestVerification(userId: string, mail: QueuedId) {
      await table.transact([verificationMail(userId, mail)]);
    },

    async addVerification(tokenHash: string, verification: Verification) {
      await table.put({ ...verificationKey(tokenHash), ...verification });
    },

    /** What a link verifies; undefined if it has expired. */
    async verification(tokenHash: string, now: Date): Promise<Verification | undefined> {
      const link = verificationSchema.safeParse(await table.get(verificationKey(tokenHash))).data;
      return link && link.expires_at * 1000 > now.getTime() ? link : undefined;
    },

    /** Returns whether the account exists and still has the email that the link went to. */
    async setVerified({ user_id: userId, email_revision }: Omit<Verification, 'expires_at'>) {
      const isSame =
        email_revision === 0
          ? 'attribute_not_exists(email_revision)'
          : 'email_revision = :revision';
      return wasMade(
        table.transact([
          {
            Update: {
              Key: userKey(userId),
              ...setting(
                { email_verified: true },
                email_revision > 0 ? { ':revision': email_revision } : {},
              ),
              ConditionExpression: `attribute_exists(pk) AND ${isSame}`,
            },
          },
          { Put: { Item: verifiedKey(userId) } },
        ]),
      );
    },

    async queueNotice({ id, ...mail }: Mail & { id: string }, now: Date) {
      const message: QueuedMessage = { kind: 'mail', ...mail };
      await table.transact([queueMail(keys.identityMail, id, message, now)]);
    },

    async requestReset(emailHash: string, id: string, now: Date) {
      const message: QueuedMessage = { kind: 'password-reset', email_hash: emailHash };
      await table.transact([queueMail(keys.identityMail, id, message, now)]);
    },
  };
  return store;
}

export type IdentityStore = ReturnType<typeof identityStore>;

import * as z from 'zod/mini';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import { unlessRefused, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import type { QueuedId } from '../identity-store.ts';
import type { QueuedMessage } from '../queued-message.ts';

const storedPasskey = z.object({
  id: z.string(),
  name: z.string(),
  /** In base64url. */
  public_key: z.string(),
  /** Its own signature counter; many always report 0. */
  counter: z.number(),
  created_at: z.string(),
  last_used_at: z.optional(z.string()),
});
export type StoredPasskey = z.infer<typeof storedPasskey>;

/** The purpose of a challenge: signing in, or adding a person's passkey. */
const storedChallenge = z.object({ made_for: z.string(), expires_at: z.number() });
export const signingIn = 'sign-in';

/** Seconds a challenge is valid: enough time to find a phone. */
const challengeLifetime = 300;

const passkeyKey = rowKey(keys.passkey);
const challengeKey = rowKey(keys.challenge);

/** Passkeys and their challenges. */
export function passkeysStore(table: Table) {
  return {
    async passkeys(userId: string): Promise<StoredPasskey[]> {
      return z.array(storedPasskey).parse(await table.queryAll(keys.passkey.pk(userId)));
    },

    async passkey(userId: string, id: string): Promise<StoredPasskey | undefined> {
      return storedPasskey.safeParse(await table.get(passkeyKey(userId, id))).data;
    },

    async addChallenge(challenge: string, madeFor: string, now: Date) {
      const expires_at = Math.floor(now.getTime() / 1000) + challengeLifetime;
      await table.put({ ...challengeKey(challenge), made_for: madeFor, expires_at });
    },

    /** Consumes a challenge: true once, if it was made for this and has not expired. */
    async consumeChallenge(challenge: string, madeFor: string, now: Date): Promise<boolean> {
      const taken = storedChallenge.safeParse(await table.take(challengeKey(challenge))).data;
      return taken?.made_for === madeFor && taken.expires_at * 1000 > now.getTime();
    },

    /** Stores a new passkey and mails its owner. Returns false if the session that adds it has ended meanwhile. */
    async addPasskey(
      { userId, sessionId }: Pick<Owner, 'userId' | 'sessionId'>,
      passkey: StoredPasskey,
      mail: Mail,
      { id, now }: QueuedId,
    ) {
      const message: QueuedMessage = { kind: 'mail', ...mail };
      return wasMade(
        table.transact([
          {
            Put: {
              Item: { ...passkeyKey(userId, passkey.id), ...passkey },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          {
            ConditionCheck: {
              Key: sessionsKey(userId),
              ConditionExpression: 'attribute_exists(sessions.#session)',
              ExpressionAttributeNames: { '#session': sessionId },
            },
          },
          queueMail(keys.identityMail, id, message, now),
        ]),
      );
    },

    /** Part of a sign-in: fails if the passkey has been removed since it was used. */
    stillTheirKey: (userId: string, id: string): WriteAction => ({
      ConditionCheck: {
        Key: passkeyKey(userId, id),
        ConditionExpression: 'attribute_exists(public_key)',
      },
    }),

    /** Undefined if none exists. */
    async renamePasskey(userId: string, id: string, name: string) {
      const row = await unlessRefused(
        table.update(passkeyKey(userId, id), {
          ...setting({ name }),
          ConditionExpression: 'attribute_exists(pk)',
        }),
      );
      return row && storedPasskey.parse(row);
    },

    /** Returns whether it existed. */
    removePasskey: (userId: string, id: string) =>
      table.deleteIf(passkeyKey(userId, id), { ConditionExpression: 'attribute_exists(pk)' }),

    /** Records a use. Returns false if its counter has changed since it was read: it may have been cloned. */
    async usePasskey(userId: string, before: StoredPasskey, counter: number, now: Date) {
      return wasMade(
        table.update(passkeyKey(userId, before.id), {
          ...setting({ counter, last_used_at: now.toISOString() }, { ':before': before.counter }),
          ConditionExpression: '#counter = :before',
        }),
      );
    },
  };
}

export type PasskeysStore = ReturnType<typeof passkeysStore>;

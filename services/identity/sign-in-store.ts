import { failedConditions, isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { sessionsKey } from '@menuleaf/shared/server/session/owner-session.ts';
import type { Key, Table } from '@menuleaf/shared/server/table/table.ts';
import {
  countTries,
  countTry,
  giveBack,
  giveBackTry,
  type Limit,
} from '@menuleaf/shared/server/table/throttle-store.ts';

export type OpenSession = { id: string; expiresAt: number };

/** Who or what tries are counted for. */
type Trying = { scope: string; key: string };

const throttleKey = ({ scope, key }: Trying): Key => ({
  pk: keys.identityThrottle.pk(scope, key),
  sk: keys.identityThrottle.sk(),
});

export const sessionsOf = (...open: OpenSession[]) => ({
  sessions: Object.fromEntries(open.map(({ id, expiresAt }) => [id, expiresAt])),
});

/** What adds a session to a user's, and takes those out that have ended. */
function addSession({ id, expiresAt }: OpenSession, ended: readonly string[]) {
  const endedNames = Object.fromEntries(ended.map((one, at) => [`#ended${at}`, one]));
  const removal = ended.map((_, at) => `sessions.#ended${at}`).join(', ');
  return {
    UpdateExpression: `SET sessions.#id = :end${removal && ` REMOVE ${removal}`}`,
    ConditionExpression: 'attribute_exists(sessions)',
    ExpressionAttributeNames: { '#id': id, ...endedNames },
    ExpressionAttributeValues: { ':end': expiresAt },
  };
}

/** Who signs in, how often they try, and which sessions are open. */
export function signInStore(table: Table) {
  return {
    /**
     * Adds a session, drops those that have ended, and gives the tries back that were the owner's own. Returns whether the
     * account is still there.
     */
    async openSession(
      userId: string,
      session: OpenSession,
      { ended, tries }: { ended: readonly string[]; tries: readonly Trying[] },
    ): Promise<boolean> {
      const opening = { Update: { Key: sessionsKey(userId), ...addSession(session, ended) } };
      let returns = tries.map((trying) => giveBack(throttleKey(trying)));
      for (;;) {
        try {
          await table.transact([opening, ...returns]);
          return true;
        } catch (error) {
          const failed = failedConditions(error);
          if (!failed) throw error;
          if (failed.includes(0)) return false;
          // A window that is over has nothing to be given back to.
          returns = returns.filter((_, at) => !failed.includes(at + 1));
        }
      }
    },

    async endSession(userId: string, sessionId: string) {
      try {
        await table.update(sessionsKey(userId), {
          UpdateExpression: 'REMOVE sessions.#id',
          ConditionExpression: 'attribute_exists(sessions)',
          ExpressionAttributeNames: { '#id': sessionId },
        });
      } catch (error) {
        // The account went meanwhile, and its sessions with it.
        if (!isConditionFailed(error)) throw error;
      }
    },

    countTry: (scope: string, key: string, limit: Limit, now: Date) =>
      countTry(table, throttleKey({ scope, key }), limit, now),

    /** One try for all of them, or a refusal that counts for none. */
    countTries: (tries: readonly (Trying & { limit: Limit })[], now: Date) =>
      countTries(
        table,
        tries.map(({ limit, ...trying }) => ({ key: throttleKey(trying), limit })),
        now,
      ),

    giveBackTry: (scope: string, key: string) => giveBackTry(table, throttleKey({ scope, key })),
  };
}

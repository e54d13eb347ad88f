import * as z from 'zod/mini';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { sessionsKey, sessionsSchema } from '@menuleaf/shared/server/session/owner-session.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import {
  countTries,
  countTry,
  giveBack,
  giveBackTry,
  type Limit,
} from '@menuleaf/shared/server/table/throttle-store.ts';
import { deviceName } from './sign-ins/device-name.ts';

/** A session, with what is told of it: where and when it was opened. */
export type OpenSession = {
  id: string;
  /** Seconds since 1970. */
  expiresAt: number;
  openedAt: Date;
  remember: boolean;
  userAgent: string;
};

const storedSignIn = z.object({
  session_id: z.string(),
  device: z.string(),
  opened_at: z.string(),
  last_used_at: z.string(),
  remembered: z.boolean(),
});

export const signInKey = (userId: string, sessionId: string): Key => ({
  pk: keys.signIn.pk(userId),
  sk: keys.signIn.sk(sessionId),
});

/** The hour that a time is in: a finer time of last use would be a write a call. */
export const hourOf = (time: Date) => `${time.toISOString().slice(0, 13)}:00:00.000Z`;

/** Part of the transaction that opens a session. */
export const signInRow = (userId: string, session: OpenSession): WriteAction => ({
  Put: {
    Item: {
      ...signInKey(userId, session.id),
      session_id: session.id,
      device: deviceName(session.userAgent),
      opened_at: session.openedAt.toISOString(),
      last_used_at: hourOf(session.openedAt),
      remembered: session.remember,
      expires_at: session.expiresAt,
    },
  },
});

/** Who or what tries are counted for. */
export type Trying = { scope: string; key: string };

const throttleKey = ({ scope, key }: Trying): Key => ({
  pk: keys.identityThrottle.pk(scope, key),
  sk: keys.identityThrottle.sk(),
});

export const sessionsOf = (...open: Pick<OpenSession, 'id' | 'expiresAt'>[]) => ({
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

/** What goes with the opening of a session. */
type Meanwhile = {
  /** Sessions that are over. */
  ended: readonly string[];
  /** Tries that are given back. */
  tries: readonly Trying[];
  and?: readonly WriteAction[];
};

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
      { ended, tries, and = [] }: Meanwhile,
    ): Promise<boolean> {
      const opening = { Update: { Key: sessionsKey(userId), ...addSession(session, ended) } };
      const always = [opening, signInRow(userId, session), ...and];
      let returns = tries.map((trying) => giveBack(throttleKey(trying)));
      for (;;) {
        try {
          await table.transact([...always, ...returns]);
          return true;
        } catch (error) {
          const failed = failedConditions(error);
          if (!failed) throw error;
          if (failed.includes(0)) return false;
          // A window that is over has nothing to be given back to.
          returns = returns.filter((_, at) => !failed.includes(at + always.length));
        }
      }
    },

    async endSession(userId: string, sessionId: string) {
      const removal = {
        Key: sessionsKey(userId),
        UpdateExpression: 'REMOVE sessions.#id',
        ConditionExpression: 'attribute_exists(sessions)',
        ExpressionAttributeNames: { '#id': sessionId },
      };
      try {
        await table.transact([
          { Update: removal },
          { Delete: { Key: signInKey(userId, sessionId) } },
        ]);
      } catch (error) {
        // The account went meanwhile, and its sessions with it.
        if (!failedConditions(error)) throw error;
      }
    },

    /** The sessions that are open at `now`, each with what is known of its opening. */
    async openSessions(userId: string, now: Date) {
      const [row, rows] = await Promise.all([
        table.get(sessionsKey(userId)),
        table.queryAll(keys.signIn.pk(userId)),
      ]);
      const open = sessionsSchema.safeParse(row).data?.sessions ?? {};
      const opened = new Map(
        z
          .array(storedSignIn)
          .parse(rows)
          .map((one) => [one.session_id, one] as const),
      );
      return Object.entries(open)
        .filter(([, end]) => end * 1000 > now.getTime())
        .map(([id, end]) => ({ id, expiresAt: end, opened: opened.get(id) }));
    },

    async endedSessions(userId: string, now: Date): Promise<string[]> {
      const open = sessionsSchema.safeParse(await table.get(sessionsKey(userId))).data?.sessions;
      return Object.entries(open ?? {})
        .filter(([, end]) => end * 1000 <= now.getTime())
        .map(([id]) => id);
    },

    /** Notes that a session is in use, once an hour at most. */
    async noteUse(userId: string, sessionId: string, now: Date) {
      const key = signInKey(userId, sessionId);
      const opened = storedSignIn.safeParse(await table.get(key)).data;
      if (!opened || opened.last_used_at === hourOf(now)) return;
      try {
        await table.update(key, {
          UpdateExpression: 'SET last_used_at = :hour',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':hour': hourOf(now) },
        });
      } catch (error) {
        // It was ended meanwhile.
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

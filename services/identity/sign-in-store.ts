import * as z from 'zod/mini';
import { refusalsOf, unlessRefused } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { sessionsKey, sessionsSchema } from '@menuleaf/shared/server/session/owner-session.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import {
  countTries,
  countTry,
  refundAction,
  refundTry,
  type Limit,
} from '@menuleaf/shared/server/table/throttle-store.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { deviceName } from './sign-ins/device-name.ts';
import { userKey } from './stored-user.ts';

/** A session, with where and when it was opened. */
export type OpenSession = {
  id: string;
  /** Epoch seconds. */
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

export const signInKey = rowKey(keys.signIn);

/** The hour of a time: finer last-use times would cost a write per call. */
export const hourOf = (time: Date) => `${time.toISOString().slice(0, 13)}:00:00.000Z`;

/** Transaction write for a new session. */
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

/**
 * Transaction write for someone who was removed from the account they last used; only beside the opening of a session,
 * which a closed account refuses.
 */
export const forgetLastAccount = (userId: string): WriteAction => ({
  Update: { Key: userKey(userId), UpdateExpression: 'REMOVE last_account' },
});

/** Whom or what attempts count for. */
export type ThrottleSubject = { scope: string; key: string };

const throttleKey = ({ scope, key }: ThrottleSubject): Key =>
  rowKey(keys.identityThrottle)(scope, key);

export const sessionsOf = (...open: Pick<OpenSession, 'id' | 'expiresAt'>[]) => ({
  sessions: Object.fromEntries(open.map(({ id, expiresAt }) => [id, expiresAt])),
});

/** A person's open sessions: beyond, those go that end first. */
const mostSessions = 100;
/** Sessions that one write removes: its expression has 4 KB at most (DynamoDB). */
const mostRemoved = 100;

/** Of a person's sessions, those that a new one replaces: expired ones first, then those over the limit. */
export function sessionsToRemove(row: unknown, now: Date): string[] {
  const all = Object.entries(sessionsSchema.safeParse(row).data?.sessions ?? {});
  const ended = all.filter(([, end]) => end * 1000 <= now.getTime()).length;
  const over = Math.max(0, all.length - ended - mostSessions + 1);
  return all
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, Math.min(mostRemoved, ended + over))
    .map(([id]) => id);
}

/** Adds a session to a user's row and removes others. */
function addSession({ id, expiresAt }: OpenSession, removed: readonly string[]) {
  const removedNames = Object.fromEntries(removed.map((one, at) => [`#out${at}`, one]));
  const removal = removed.map((_, at) => `sessions.#out${at}`).join(', ');
  return {
    UpdateExpression: `SET sessions.#id = :end${removal && ` REMOVE ${removal}`}`,
    ConditionExpression: 'attribute_exists(sessions)',
    ExpressionAttributeNames: { '#id': id, ...removedNames },
    ExpressionAttributeValues: { ':end': expiresAt },
  };
}

/** Written when opening a session. */
type SessionWrites = {
  /** Fails if what they signed in with was replaced or removed meanwhile. */
  still: WriteAction;
  /** As `sessionsToRemove` says. */
  removed: readonly string[];
  /** Attempts to refund. */
  tries: readonly ThrottleSubject[];
  and?: readonly WriteAction[];
};

/** Sessions, and rate limits for signing in. */
export function signInStore(table: Table) {
  return {
    /**
     * Adds a session, removes others, and refunds the owner's own attempts. Returns whether the account, and what they
     * signed in with, still exist.
     */
    async openSession(
      userId: string,
      session: OpenSession,
      { still, removed, tries, and = [] }: SessionWrites,
    ): Promise<boolean> {
      const opening = { Update: { Key: sessionsKey(userId), ...addSession(session, removed) } };
      const always = [opening, still, signInRow(userId, session), ...and];
      let returns = tries.map((trying) => refundAction(throttleKey(trying)));
      for (;;) {
        const failed = await refusalsOf(table.transact([...always, ...returns]));
        if (failed.length === 0) return true;
        if (failed.includes(0) || failed.includes(1)) return false;
        // An expired window has nothing to refund.
        returns = returns.filter((_, at) => !failed.includes(at + always.length));
      }
    },

    async endSession(userId: string, sessionId: string) {
      const removal = {
        Key: sessionsKey(userId),
        UpdateExpression: 'REMOVE sessions.#id',
        ConditionExpression: 'attribute_exists(sessions)',
        ExpressionAttributeNames: { '#id': sessionId },
      };
      // The account and its sessions are gone.
      await unlessRefused(
        table.transact([{ Update: removal }, { Delete: { Key: signInKey(userId, sessionId) } }]),
      );
    },

    /** Sessions open at `now`, each with its sign-in, if known. */
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

    /** Whether a session was opened with "Remember me". */
    async isRemembered(userId: string, sessionId: string): Promise<boolean> {
      const opened = storedSignIn.safeParse(await table.get(signInKey(userId, sessionId))).data;
      return opened?.remembered ?? false;
    },

    async sessionsToRemove(userId: string, now: Date): Promise<string[]> {
      return sessionsToRemove(await table.get(sessionsKey(userId)), now);
    },

    /** Records a session's use, at most once an hour. */
    async recordUse(userId: string, sessionId: string, now: Date) {
      const key = signInKey(userId, sessionId);
      const opened = storedSignIn.safeParse(await table.get(key)).data;
      if (!opened || opened.last_used_at === hourOf(now)) return;
      // The session has ended.
      await unlessRefused(
        table.update(key, {
          ...setting({ last_used_at: hourOf(now) }),
          ConditionExpression: 'attribute_exists(pk)',
        }),
      );
    },

    countTry: (scope: string, key: string, limit: Limit, now: Date) =>
      countTry(table, throttleKey({ scope, key }), limit, now),

    /** One attempt for all of them, or an error that counts none. */
    countTries: (tries: readonly (ThrottleSubject & { limit: Limit })[], now: Date) =>
      countTries(
        table,
        tries.map(({ limit, ...trying }) => ({ key: throttleKey(trying), limit })),
        now,
      ),

    refundTry: (scope: string, key: string) => refundTry(table, throttleKey({ scope, key })),
  };
}

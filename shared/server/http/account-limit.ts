import { HttpError, tooManyTries } from '../http-error.ts';
import type { Key, Table } from '../table/table.ts';
import type { Limit } from '../table/throttle-store.ts';

/** Calls per account in half a minute that a function instance accepts as human; only those beyond are counted. */
const unnoticed = { calls: 300, milliseconds: 30_000 };

/**
 * Counted batches of that many calls per account and minute, across instances: 3,000 calls. That is a
 * twentieth of the catalogue API's limit, and more than an import of the largest menu needs.
 */
const limit: Limit = { tries: 10, windowSeconds: 60 };

/** Accounts kept in memory. */
const mostRemembered = 1000;

type CallWindow = { since: number; calls: number; refusedUntil: number };

/**
 * Refuses 429 for an account that uses up others' capacity. Free for people: a function counts in memory, and only uses
 * the table after three hundred calls of an account in half a minute.
 */
export function accountLimit(table: Table, keyOf: (accountId: string) => Key) {
  const accounts = new Map<string, CallWindow>();
  const seenOf = (accountId: string, now: number): CallWindow => {
    const seen = accounts.get(accountId);
    if (seen && (seen.refusedUntil > now || now - seen.since < unnoticed.milliseconds)) return seen;
    if (accounts.size >= mostRemembered) accounts.clear();
    const fresh = { since: now, calls: 0, refusedUntil: 0 };
    accounts.set(accountId, fresh);
    return fresh;
  };
  return async (accountId: string, at = new Date()): Promise<void> => {
    const now = at.getTime();
    const seen = seenOf(accountId, now);
    if (seen.refusedUntil > now) throw tooManyTries(Math.ceil((seen.refusedUntil - now) / 1000));
    seen.calls += 1;
    if (seen.calls < unnoticed.calls) return;
    accounts.delete(accountId);
    const { countTry } = await import('../table/throttle-store.ts');
    try {
      await countTry(table, keyOf(accountId), limit, at);
    } catch (error) {
      if (error instanceof HttpError && error.retryAfterSeconds !== undefined) {
        const refusedUntil = now + error.retryAfterSeconds * 1000;
        accounts.set(accountId, { since: now, calls: 0, refusedUntil });
      }
      throw error;
    }
  };
}

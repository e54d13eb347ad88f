import { HttpError, tooManyTries } from '../http-error.ts';
import type { Key, Table } from '../table/table.ts';
import type { Limit } from '../table/throttle-store.ts';

/** Calls of one account in half a minute that a running function takes for a person's; only what goes beyond is counted. */
const unnoticed = { calls: 300, milliseconds: 30_000 };

/**
 * Lots of that many calls which an account may have counted in a minute, wherever they run: 3,000 calls. It is a tenth of
 * what the catalogue's API takes, and more than an import of the largest menu asks for.
 */
const limit: Limit = { tries: 10, windowSeconds: 60 };

/** Accounts that a function remembers at once. */
const mostRemembered = 1000;

type Seen = { since: number; calls: number; refusedUntil: number };

/**
 * Refuses 429 an account whose calls use up what others need. People cost nothing by it: a function counts in its own
 * memory, and asks the table only once an account has called it three hundred times in half a minute.
 */
export function accountLimit(table: Table, keyOf: (accountId: string) => Key) {
  const accounts = new Map<string, Seen>();
  const seenOf = (accountId: string, now: number): Seen => {
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

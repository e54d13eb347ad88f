import * as z from 'zod/mini';
import { tooManyTries, unavailable } from '../http-error.ts';
import { failedConditions, isConditionFailed, isTransient, unlessRefused } from './conditions.ts';
import { setting } from './setting.ts';
import type { Key, Table, WriteAction } from './table.ts';

export type Limit = {
  /** Tries in one window. */
  tries: number;
  windowSeconds: number;
};
/** The key that tries are counted under, and their limit. */
export type Counter = { key: Key; limit: Limit };

const counted = z.object({ tries: z.number(), expires_at: z.number() });
type Window = z.infer<typeof counted>;

/**
 * Counts a try under all keys or none; refuses 429 with the remaining seconds once a window is full. A window starts
 * with its first try and ends by the clock, whether TTL has swept it or not.
 */
export async function countTries(
  table: Table,
  counters: readonly Counter[],
  now: Date,
): Promise<void> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  let windows: readonly (Window | undefined)[] = [];
  const isOpen = (window: Window | undefined) =>
    window !== undefined && window.expires_at > nowSeconds;
  const changeOf = (counter: Counter, at: number) =>
    windows[at] === undefined || isOpen(windows[at])
      ? countInWindow(counter, nowSeconds)
      : startWindow(counter, nowSeconds);
  // After a window ends, one caller starts the next; the others count in it.
  while (!(await tryApply(table, counters.map(changeOf)))) {
    const rows = await table.getSeveral(counters.map(({ key }) => key));
    windows = rows.map((row) => counted.safeParse(row).data);
    const waits = counters.flatMap(({ limit }, at) => {
      const window = windows[at];
      const isFull = window && isOpen(window) && window.tries >= limit.tries;
      return isFull ? [window.expires_at - nowSeconds] : [];
    });
    if (waits.length > 0) throw tooManyTries(Math.max(...waits));
  }
}

export const countTry = (table: Table, key: Key, limit: Limit, now: Date) =>
  countTries(table, [{ key, limit }], now);

/** Succeeds if there is room, or no window yet. */
const countInWindow = ({ key, limit }: Counter, nowSeconds: number) => ({
  Key: key,
  UpdateExpression: 'ADD tries :one SET expires_at = if_not_exists(expires_at, :end)',
  ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND tries < :limit)',
  ExpressionAttributeValues: {
    ':one': 1,
    ':end': nowSeconds + limit.windowSeconds,
    ':now': nowSeconds,
    ':limit': limit.tries,
  },
});

/** Succeeds if the window is over and nobody has started the next. */
const startWindow = ({ key, limit }: Counter, nowSeconds: number) => ({
  Key: key,
  ...setting({ tries: 1, expires_at: nowSeconds + limit.windowSeconds }, { ':now': nowSeconds }),
  ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
});

type Change = ReturnType<typeof countInWindow | typeof startWindow>;

/** Applies all changes or none. A single one skips the transaction, which would cost twice. */
async function tryApply(table: Table, changes: readonly Change[]): Promise<boolean> {
  const [first, ...others] = changes;
  try {
    if (first && others.length === 0) await table.update(first.Key, withoutKey(first));
    else await table.transact(changes.map((Update) => ({ Update })));
    return true;
  } catch (error) {
    if (isConditionFailed(error) || failedConditions(error)) return false;
    // Contention on one key: a retry finds it full, or passes.
    if (isTransient(error)) throw unavailable();
    throw error;
  }
}

const withoutKey = ({ Key: _key, ...change }: Change) => change;

/**
 * Part of a transaction: refunds a try that turned out to be the owner's own, since only failures fill a window. Fails
 * if there is none to refund, because the window is over.
 */
export const refundAction = (key: Key) =>
  ({
    Update: {
      Key: key,
      UpdateExpression: 'ADD tries :minus',
      ConditionExpression: 'tries > :none',
      ExpressionAttributeValues: { ':minus': -1, ':none': 0 },
    },
  }) satisfies WriteAction;

export async function refundTry(table: Table, key: Key): Promise<void> {
  const { Key: place, ...change } = refundAction(key).Update;
  await unlessRefused(table.update(place, change));
}

import * as z from 'zod';
import { tooManyTries } from '../http/http-error.ts';
import { isConditionFailed } from './conditions.ts';
import type { Key, Table } from './table.ts';

export type Limit = {
  /** Tries in one window. */
  tries: number;
  windowSeconds: number;
};

const counted = z.object({ tries: z.number(), expires_at: z.number() });

/**
 * Counts a try under a key; refuses 429 with the seconds that remain once the window is full.
 * A window starts with its first try and ends by the clock, whether TTL has swept it or not.
 */
export async function countTry(table: Table, key: Key, limit: Limit, now: Date): Promise<void> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  // Of those who find a window over, one starts the next; the others count in it.
  while (!(await countInWindow(table, key, limit, nowSeconds))) {
    const window = counted.safeParse(await table.get(key)).data;
    const isOpen = window !== undefined && window.expires_at > nowSeconds;
    if (isOpen && window.tries >= limit.tries) {
      throw tooManyTries(window.expires_at - nowSeconds);
    }
    if (!isOpen && (await startWindow(table, key, limit, nowSeconds))) return;
  }
}

/** Returns whether there was room, or no window yet. */
async function countInWindow(table: Table, key: Key, limit: Limit, nowSeconds: number) {
  try {
    await table.update(key, {
      UpdateExpression: 'ADD tries :one SET expires_at = if_not_exists(expires_at, :end)',
      ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND tries < :limit)',
      ExpressionAttributeValues: {
        ':one': 1,
        ':end': nowSeconds + limit.windowSeconds,
        ':now': nowSeconds,
        ':limit': limit.tries,
      },
    });
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}

/** Gives a try back that turned out to be the owner's own: only failures fill a window. */
export async function giveBackTry(table: Table, key: Key): Promise<void> {
  try {
    await table.update(key, {
      UpdateExpression: 'ADD tries :minus',
      ConditionExpression: 'tries > :none',
      ExpressionAttributeValues: { ':minus': -1, ':none': 0 },
    });
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

/** Returns whether it was over, and nobody else had started the next. */
async function startWindow(table: Table, key: Key, limit: Limit, nowSeconds: number) {
  try {
    await table.put(
      { ...key, tries: 1, expires_at: nowSeconds + limit.windowSeconds },
      {
        ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
        ExpressionAttributeValues: { ':now': nowSeconds },
      },
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { HttpError } from '../http-error.ts';
import { hashOfSecret, presentedApiKey, writtenKey } from './api-key.ts';

/** Token bucket of a key: burst size, and refill per minute. */
export const callsPerMinute = 120;
const perMs = callsPerMinute / 60_000;

/** Keys kept in memory: the least recently seen is evicted. */
const mostKeys = 1000;

type Bucket = { left: number; at: number };

/**
 * Rate limit per key in the function's own memory: it costs no database request, not even for refusals. Parallel calls
 * run on several functions and meet the limit in each; the edge's limit per address bounds those. Made-up keys have
 * their own counts, so they cannot use up another's.
 */
export function keyRate(now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>();

  /** Refuses 429 with the seconds until the next call. */
  return (key: string): void => {
    const at = now();
    const before = buckets.get(key);
    const left = before
      ? Math.min(callsPerMinute, before.left + Math.max(0, at - before.at) * perMs)
      : callsPerMinute;
    buckets.delete(key);
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at });
    const oldest = buckets.size > mostKeys ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    if (left >= 1) return;
    const retryAfterSeconds = Math.ceil((1 - left) / perMs / 1000);
    const detail = `An API key may make ${callsPerMinute} calls a minute. Wait a moment and try again.`;
    throw new HttpError(429, detail, { retryAfterSeconds });
  };
}

const count = keyRate();

/** Rate-limits calls with an API key; ignores others. */
export function countKeyCall(event: APIGatewayProxyEventV2): void {
  const presented = presentedApiKey(event);
  if (presented) count(hashOfSecret(writtenKey(presented)));
}

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { HttpError } from '../http-error.ts';
import { hashOfSecret, presentedApiKey, writtenKey } from './api-key.ts';

/** Calls of one key: so many at once, and so many in a minute after that. */
export const callsPerMinute = 120;
const perMs = callsPerMinute / 60_000;

/** Keys that one function remembers: the one that was seen longest ago makes room. */
const mostKeys = 1000;

type Bucket = { left: number; at: number };

/**
 * Counts the calls of each key in this function's own memory: no database request is spent on it, also not on what is
 * refused. A program that calls in parallel is served by several functions and meets the limit in each; what bounds it
 * then is the limit of the edge for its address. Made up keys have counts of their own, so nobody uses up another's.
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

/** Counts a call that shows an API key; any other is not counted here. */
export function countKeyCall(event: APIGatewayProxyEventV2): void {
  const presented = presentedApiKey(event);
  if (presented) count(hashOfSecret(writtenKey(presented)));
}

import { unavailable } from '@menuleaf/shared/http/refusal.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: an owner waits for an answer no longer than 10 s. */
const longest = 9000;

/** Answers 503 when the verb takes too long. What it was doing may go on; each verb may be repeated safely. */
export function inTime<Arguments extends unknown[], Reply>(
  verb: (...input: Arguments) => Promise<Reply>,
): (...input: Arguments) => Promise<Reply> {
  return async (...input) => {
    const done = new AbortController();
    const late = wait(longest, undefined, { signal: done.signal }).then(() => {
      throw unavailable();
    });
    try {
      return await Promise.race([verb(...input), late]);
    } finally {
      late.catch(() => undefined);
      done.abort();
    }
  };
}

import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: an owner waits for an answer no longer than 10 s. */
const longest = 9000;

/** Responds 503 when the handler takes too long. What it was doing may go on; each handler may be repeated safely. */
export function inTime<Arguments extends unknown[], Reply>(
  handler: (...input: Arguments) => Promise<Reply>,
): (...input: Arguments) => Promise<Reply> {
  return async (...input) => {
    const done = new AbortController();
    const late = wait(longest, undefined, { signal: done.signal }).then(() => {
      throw unavailable();
    });
    try {
      return await Promise.race([handler(...input), late]);
    } finally {
      late.catch(() => undefined);
      done.abort();
    }
  };
}

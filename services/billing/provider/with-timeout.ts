import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: owners wait at most 10 s for a response. */
const longest = 9000;

/** Responds 503 if the handler takes too long. It may continue; all handlers are idempotent. */
export function withTimeout<Arguments extends unknown[], Reply>(
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

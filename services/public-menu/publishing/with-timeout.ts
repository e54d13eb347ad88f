import { setTimeout as wait } from 'node:timers/promises';

/** Rejects if the work takes longer than this many milliseconds; does not cancel it. */
export async function withTimeout<Of>(ms: number, work: Promise<Of>): Promise<Of> {
  const ended = new AbortController();
  const late = async (): Promise<never> => {
    await wait(ms, undefined, { signal: ended.signal });
    throw new Error(`Took longer than ${ms} ms`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    ended.abort();
  }
}

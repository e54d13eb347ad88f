const minute = 60_000;
const hour = 60 * minute;

/** Backoff in milliseconds after each failure: about a day in total. */
const backoffMs = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];

/** The next attempt after this many failures, no sooner than the server asked; undefined when retries are exhausted. */
export function nextAttempt(failures: number, now: Date, pauseMs = 0): Date | undefined {
  const wait = backoffMs[failures - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + Math.max(wait, pauseMs));
}

/** Milliseconds of continuous failure after which a webhook is disabled. */
export const stoppedAfterMs = 3 * 24 * hour;

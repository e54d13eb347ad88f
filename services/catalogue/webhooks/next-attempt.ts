const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after each failure until the next try: about a day in all, and more patient each time. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];

/** When a message is tried next that has failed so often; undefined where it is given up. */
export function nextAttempt(failures: number, now: Date): Date | undefined {
  const wait = waits[failures - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** Milliseconds of nothing but failures after which a webhook is stopped. */
export const stoppedAfterMs = 3 * 24 * hour;

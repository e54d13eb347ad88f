import type { accountClosed } from '../../contracts/events/identity-events.ts';
import type { Fields } from '../../contracts/events/domain-event.ts';
import { log } from '../log/log.ts';
import type { Closing, ClosingsStore } from './closings-store.ts';

type Closings = {
  store: ClosingsStore;
  /** Removes everything; may be interrupted anywhere, and is called again until it completes. */
  close: (closing: Closing) => Promise<void>;
  /** Milliseconds after the closing in which in-flight calls may still write. */
  inFlightGraceMs: number;
};

/**
 * Processes closings until they are done: on their event, and on a schedule whatever failed, for as long as it takes.
 * Each gets a final run when in-flight calls can no longer write.
 */
export function processClosings({ store, close, inFlightGraceMs }: Closings) {
  async function processClosing(closing: Closing, now: Date): Promise<boolean> {
    try {
      await close(closing);
      const isLast = now.getTime() - Date.parse(closing.closed_at) >= inFlightGraceMs;
      if (isLast) await store.end(closing.user_id);
      return true;
    } catch (error) {
      const { user_id, closed_at } = closing;
      log.error('A closing is not done yet', { user_id, closed_at, error });
      return false;
    }
  }

  return {
    /** Failures are left to the schedule. Completed closings are skipped. */
    async onEvents({ user_id }: Fields<typeof accountClosed>, now: Date) {
      const closing = await store.of(user_id);
      if (closing) await processClosing(closing, now);
    },

    /** Rejects while any fails, which triggers an alarm. */
    async onSchedule(now: Date) {
      let failed = 0;
      for (const closing of await store.all())
        if (!(await processClosing(closing, now))) failed += 1;
      if (failed > 0) throw new Error(`${failed} accounts are closed and not yet dealt with`);
    },
  };
}

import type { accountClosed } from '../../contracts/events/identity-events.ts';
import type { Fields } from '../../contracts/events/domain-event.ts';
import { log } from '../log/log.ts';
import type { Closing, ClosingsStore } from './closings-store.ts';

type Closings = {
  store: ClosingsStore;
  /** Removes all that there is; may be cut off anywhere, and is called again until it has come to its end. */
  close: (closing: Closing) => Promise<void>;
  /** Milliseconds after the closing in which calls that were under way may still leave something behind. */
  lastWordsMs: number;
};

/**
 * Carries closings on until they are done: at once as they are told of, and by a schedule whatever
 * failed, for as long as it takes. Each is done a last time when nothing can come after it any more.
 */
export function carryOnClosings({ store, close, lastWordsMs }: Closings) {
  async function carryOn(closing: Closing, now: Date): Promise<boolean> {
    try {
      await close(closing);
      const isLast = now.getTime() - Date.parse(closing.closed_at) >= lastWordsMs;
      if (isLast) await store.end(closing.user_id);
      return true;
    } catch (error) {
      const { user_id, closed_at } = closing;
      log.error('A closing is not done yet', { user_id, closed_at, error });
      return false;
    }
  }

  return {
    /** What fails is left to the schedule. One that is done already is nobody's any more. */
    async onEvents({ user_id }: Fields<typeof accountClosed>, now: Date) {
      const closing = await store.of(user_id);
      if (closing) await carryOn(closing, now);
    },

    /** Rejects while something cannot be done, which alarms. */
    async onSchedule(now: Date) {
      let failed = 0;
      for (const closing of await store.all()) if (!(await carryOn(closing, now))) failed += 1;
      if (failed > 0) throw new Error(`${failed} accounts are closed and not yet dealt with`);
    },
  };
}

import { log } from '../log/log.ts';
import { eachInOrder } from './each-in-order.ts';
import { idAfter, keys } from './keys.ts';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { Closing, ClosingsStore } from './closings-store.ts';

type Closings = {
  store: ClosingsStore;
  /** Removes all that there is; may be cut off anywhere, and is called again until it has come to its end. */
  close: (closing: Closing) => Promise<void>;
  /** Milliseconds after the closing in which calls that were under way may still leave something behind. */
  lastWordsMs: number;
};

/**
 * Carries closings on until they are done: at once as the table's stream tells of them, and by a schedule whatever
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
    onStream: (event: DynamoDBStreamEvent, now: Date) =>
      eachInOrder(event, async ({ dynamodb }) => {
        const userId = idAfter(keys.closedAccount.leadingKey, dynamodb?.Keys?.pk?.S);
        const closing = userId === undefined ? undefined : await store.of(userId);
        if (closing) await carryOn(closing, now);
      }),

    /** Rejects while something cannot be done, which alarms. */
    async onSchedule(now: Date) {
      let failed = 0;
      for (const closing of await store.all()) if (!(await carryOn(closing, now))) failed += 1;
      if (failed > 0) throw new Error(`${failed} accounts are closed and not yet dealt with`);
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { StreamRecord } from './stream-tail.ts';

export type Delivery = {
  invoke: (event: { Records: StreamRecord[] }) => Promise<unknown>;
  retries: number;
  bisects: boolean;
  reportsFailures: boolean;
  /** Receives records that ran out of retries. */
  onExhausted: (records: StreamRecord[], reason: string) => void;
  /** Delay between retries in ms; doubles up to 32-fold. */
  pauseMs: number;
  /** True once the process is shutting down and retries must stop. */
  isClosing: () => boolean;
};

const partial = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

const numberOf = (record: StreamRecord) => record.dynamodb.SequenceNumber;

/** Records left after an attempt: from the first failed one on. */
function remaining(records: StreamRecord[], answer: unknown): StreamRecord[] {
  const parsed = partial.safeParse(answer);
  if (!parsed.success) return [];
  const failed = new Set(parsed.data.batchItemFailures.map((it) => it.itemIdentifier));
  const first = records.findIndex((record) => failed.has(numberOf(record)));
  return first === -1 ? [] : records.slice(first);
}

/**
 * Delivers records in order, as an event source mapping does: failures are retried, in halves if the mapping bisects,
 * and given up after the last retry. Returns false if closing cut it short.
 */
export async function deliver(records: StreamRecord[], how: Delivery): Promise<boolean> {
  let rest = records;
  for (let failures = 0; rest.length > 0;) {
    if (how.isClosing()) return false;
    const before = rest.length;
    const failure = await how.invoke({ Records: rest }).then(
      (answer) => {
        rest = how.reportsFailures ? remaining(rest, answer) : [];
        return rest.length > 0 ? 'reported by the function' : undefined;
      },
      (error: unknown) => String(error),
    );
    if (failure === undefined) return true;
    // Progress resets the count: different records are first now.
    failures = rest.length < before ? 1 : failures + 1;
    if (failures > how.retries) {
      how.onExhausted(rest, failure);
      return true;
    }
    if (how.bisects && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      const [head, tail] = [rest.slice(0, middle), rest.slice(middle)];
      const left = { ...how, retries: how.retries - failures };
      return (await deliver(head, left)) && (await deliver(tail, left));
    }
    await wait(how.pauseMs * 2 ** Math.min(failures - 1, 5));
  }
  return true;
}

import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
const partial = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });
const numberOf = (record) => record.dynamodb.SequenceNumber;
/** What remains after a try: from the first record that failed on. */
function remaining(records, answer) {
  const parsed = partial.safeParse(answer);
  if (!parsed.success) return [];
  const failed = new Set(parsed.data.batchItemFailures.map((it) => it.itemIdentifier));
  const first = records.findIndex((record) => failed.has(numberOf(record)));
  return first === -1 ? [] : records.slice(first);
}
/**
 * Delivers records in order, as an event source mapping does: what fails is tried again, in halves when
 * the mapping bisects, and after the retries it is given up. Returns false when closing cut it short.
 */
export async function deliver(records, how) {
  let rest = records;
  for (let failures = 0; rest.length > 0;) {
    if (how.isClosing()) return false;
    const before = rest.length;
    const failure = await how.invoke({ Records: rest }).then(
      (answer) => {
        rest = how.reportsFailures ? remaining(rest, answer) : [];
        return rest.length > 0 ? 'reported by the function' : undefined;
      },
      (error) => String(error),
    );
    if (failure === undefined) return true;
    // Progress starts the count again: other records stand first now.
    failures = rest.length < before ? 1 : failures + 1;
    if (failures > how.retries) {
      how.giveUp(rest, failure);
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

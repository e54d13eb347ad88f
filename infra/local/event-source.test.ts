import { setTimeout as wait } from 'node:timers/promises';
import { EventSource, type EventSourceOptions } from './event-source.ts';
import type { StreamRecord } from './table/stream-tail.ts';

const record = (number: number, item: string): StreamRecord => ({
  eventID: item,
  eventName: 'MODIFY',
  dynamodb: { SequenceNumber: String(number), Keys: { pk: { S: 'CATALOGUE#o' }, sk: { S: item } } },
});
const numberOf = ({ dynamodb }: StreamRecord) => Number(dynamodb.SequenceNumber);

/** A stream of these records, and the position up to which it was read. */
function streamOf(records: StreamRecord[], failures: Error[] = []) {
  const read = { position: 0 };
  const reader: EventSourceOptions['reader'] = {
    get position() {
      return BigInt(read.position);
    },
    next: async (limit, after = 0n) => {
      await wait(1);
      const failure = failures.shift();
      if (failure) throw failure;
      return records.filter((one) => BigInt(numberOf(one)) > after).slice(0, limit);
    },
    done: (last) => {
      read.position = numberOf(last);
    },
    kept: async () => {},
  };
  return { read, reader };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await wait(5);
};

function sourceOf(
  records: StreamRecord[],
  batchesAtOnce: number,
  invoke: (batch: StreamRecord[]) => Promise<void>,
  failures: Error[] = [],
) {
  const { read, reader } = streamOf(records, failures);
  const delivery = {
    invoke: async ({ Records }: { Records: StreamRecord[] }) => invoke(Records),
    retries: 3,
    bisects: true,
    reportsFailures: false,
    onExhausted: () => {},
    pauseMs: 0,
  };
  const source = new EventSource({ reader, batchSize: 3, batchesAtOnce, filters: [], delivery });
  return { read, source };
}

const items = Array.from('abcdefgh');
const records = Array.from({ length: 60 }, (_, at) => record(at + 1, items[at % 8] ?? ''));

test('batches run side by side, and what changed one item comes in order', async () => {
  const seen: StreamRecord[] = [];
  let running = 0;
  let most = 0;
  const { read, source } = sourceOf(records, 4, async (batch) => {
    running += 1;
    most = Math.max(most, running);
    await wait(Math.random() * 10);
    seen.push(...batch);
    running -= 1;
  });
  await until(() => read.position === 60);
  await source.close();
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
  for (const item of items) {
    const numbers = seen.filter(({ eventID }) => eventID === item).map(numberOf);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
  expect(seen).toHaveLength(60);
});

test('the position stays before the first record that is not done with', async () => {
  const stuck = Promise.withResolvers<void>();
  const done = new Set<number>();
  const { read, source } = sourceOf(records, 4, async (batch) => {
    if (batch.some(({ eventID }) => eventID === 'c')) await stuck.promise;
    for (const one of batch) done.add(numberOf(one));
  });
  // The other lanes continue while there is room in the buffer.
  await until(() => done.size > 1 && done.has(1));
  await wait(50);
  expect(read.position).toBeLessThan(3);
  stuck.resolve();
  await until(() => read.position === 60);
  await source.close();
});

test.each([
  ['one look that failed is no events', 1, []],
  ['looks that keep failing are told of once, with the cause', 3, ['Stream: TypeError: no: reset']],
])('%s, and nothing is lost', async (_, times, expected) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const failures = Array.from(
    { length: times },
    () => new TypeError('no', { cause: new Error('reset') }),
  );
  const { read, source } = sourceOf(records, 4, async () => {}, failures);
  await until(() => read.position === 60);
  await source.close();
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines).toEqual(expected);
});

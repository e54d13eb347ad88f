import { deliver, type Delivery } from './deliver.ts';
import type { StreamRecord } from './stream-tail.ts';

const record = (number: number): StreamRecord => ({
  eventID: String(number),
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: String(number) },
});
const numbers = (records: StreamRecord[]) => records.map((it) => Number(it.eventID));

function mapping(invoke: (batch: number[]) => unknown) {
  const given: number[][] = [];
  const lost: number[] = [];
  const how: Delivery = {
    invoke: async ({ Records }) => {
      given.push(numbers(Records));
      return invoke(numbers(Records));
    },
    retries: 3,
    bisects: false,
    reportsFailures: true,
    onExhausted: (records) => lost.push(...numbers(records)),
    pauseMs: 0,
    isClosing: () => false,
  };
  return { how, given, lost };
}

const batch = [1, 2, 3, 4].map(record);

describe('delivery of a batch', () => {
  test('a reported failure is tried again from that record on', async () => {
    let isFirst = true;
    const { how, given, lost } = mapping(() => {
      if (!isFirst) return { batchItemFailures: [] };
      isFirst = false;
      return { batchItemFailures: [{ itemIdentifier: '3' }] };
    });
    expect(await deliver(batch, how)).toBe(true);
    expect(given).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ]);
    expect(lost).toEqual([]);
  });

  test('one poisonous record is given up alone, the others arrive', async () => {
    const arrived: number[] = [];
    const { how, lost } = mapping((them) => {
      if (them.includes(3)) throw new Error('poison');
      arrived.push(...them);
      return { batchItemFailures: [] };
    });
    await deliver(batch, { ...how, bisects: true });
    expect(lost).toEqual([3]);
    expect(arrived.toSorted((a, b) => a - b)).toEqual([1, 2, 4]);
  });

  test('closing cuts it short and says so, so that the position stays', async () => {
    const { how, lost } = mapping(() => {
      throw new Error('down');
    });
    let tries = 0;
    expect(await deliver(batch, { ...how, isClosing: () => (tries += 1) > 2 })).toBe(false);
    expect(lost).toEqual([]);
  });
});

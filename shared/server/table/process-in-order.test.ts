import type { DynamoDBRecord } from 'aws-lambda';
import { log } from '../log/log.ts';
import { processInOrder } from './process-in-order.ts';

const change = (SequenceNumber: string): DynamoDBRecord => ({ dynamodb: { SequenceNumber } });
const numberOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber ?? '';

/** Processes changes with these numbers; those in `broken` fail. Returns the processed ones, and the reply. */
async function followed(numbers: string[], broken: string[]) {
  const done: string[] = [];
  const reply = await processInOrder({ Records: numbers.map(change) }, async (record) => {
    if (broken.includes(numberOf(record))) throw new Error('The table is down');
    done.push(numberOf(record));
  });
  return { done, failed: reply.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) };
}

test('what comes behind a change that failed waits for it, and both are named to the stream', async () => {
  const logged = jest.spyOn(log, 'error').mockReturnValue(undefined);
  expect(await followed(['1', '2', '3'], ['2'])).toEqual({ done: ['1'], failed: ['2', '3'] });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a batch that fails as a whole is reported and does not throw', async () => {
  jest.spyOn(log, 'error').mockReturnValue(undefined);
  expect(await followed(['1', '2'], ['1', '2'])).toEqual({ done: [], failed: ['1', '2'] });
});

test('replies do not share their lists', async () => {
  const first = await processInOrder({ Records: [] }, async () => undefined);
  first.batchItemFailures.push({ itemIdentifier: '1' });
  expect((await followed(['1'], [])).failed).toEqual([]);
});

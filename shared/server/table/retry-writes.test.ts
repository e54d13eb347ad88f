import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { isOutage } from '../http/outage.ts';
import { openTable } from './table.ts';

const metadata = { $metadata: {}, message: 'Come again' };
const cancelledFor = (...codes: string[]) =>
  new TransactionCanceledException({
    ...metadata,
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** A table whose first requests fail with this error, the number of requests sent, and their tokens. */
function failing(error: Error, times: number) {
  const client = new DynamoDBClient({ region: 'us-east-1' });
  let sent = 0;
  const tokens = new Set<unknown>();
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        tokens.add('ClientRequestToken' in input && input.ClientRequestToken);
        sent += 1;
        if (sent <= times) throw error;
        return { output: { $metadata: {} }, response: undefined };
      },
    { step: 'initialize', priority: 'high' },
  );
  return { table: openTable('t', client), sent: () => sent, tokens };
}

const key = { pk: 'a', sk: 'b' };
type Table = ReturnType<typeof openTable>;
const writes: [name: string, write: (table: Table) => Promise<unknown>][] = [
  ['put', (table) => table.put(key)],
  ['update', (table) => table.update(key, {})],
  ['delete', (table) => table.delete(key)],
  ['take', (table) => table.take(key)],
  ['transact', (table) => table.transact([{ Put: { Item: key } }])],
];
const met = new TransactionConflictException(metadata);
const passing: [string, Error][] = [
  ['another transaction', met],
  ['another write', cancelledFor('None', 'TransactionConflict')],
  ['a throttle', cancelledFor('ThrottlingError', 'None')],
  ['too much for one partition', cancelledFor('ProvisionedThroughputExceeded')],
];

describe.each(writes)('%s', (_name, write) => {
  test.each(passing)('comes again after it met %s', async (_what, error) => {
    const { table, sent } = failing(error, 2);
    await write(table);
    expect(sent()).toBe(3);
  });

  test('ends as an outage when it meets another each time', async () => {
    const { table, sent } = failing(met, Infinity);
    const failure = await write(table).catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
    expect(sent()).toBeGreaterThan(4);
  });
});

test('a transaction of which a condition failed is not sent again, whatever else it met', async () => {
  const { table, sent } = failing(cancelledFor('ConditionalCheckFailed', 'ThrottlingError'), 9);
  const failure = await table.transact([{ Put: { Item: key } }]).catch((error: unknown) => error);
  expect(sent()).toBe(1);
  expect(isOutage(failure)).toBe(false);
});

test('a transaction is one, however often it is tried: the answer to a try may have been lost', async () => {
  const { table, sent, tokens } = failing(met, 2);
  await table.transact([{ Put: { Item: key } }]);
  expect([sent(), tokens.size, [...tokens].every(Boolean)]).toEqual([3, 1, true]);
});

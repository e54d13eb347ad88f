import { log } from '@menuleaf/shared/server/log/log.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import { announceChanges } from './announce-changes.ts';
import { eventsBus } from './put-events.ts';

const closing = (user: string): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: user,
    Keys: { pk: { S: keys.closedAccount.pk(user) }, sk: { S: keys.closedAccount.sk() } },
  },
});
const poison: DynamoDBRecord = {
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: 'poison',
    Keys: { pk: { S: keys.plan.pk('ada') }, sk: { S: keys.plan.sk() } },
    NewImage: { plan_type: { S: 'gold' } },
  },
};

/** A bus that rejects these events this many times, while the call succeeds. */
function busRefusing(refusals: Record<string, number>) {
  const calls: string[][] = [];
  const published: string[] = [];
  const put = eventsBus('bus', async (entries) => {
    const users = entries.map(({ Detail = '{}' }): string => JSON.parse(Detail).user_id);
    calls.push(users);
    return users.map((user) => {
      const left = refusals[user] ?? 0;
      refusals[user] = left - 1;
      if (left > 0) return {};
      published.push(user);
      return { EventId: user };
    });
  });
  return { put, calls, published };
}

const said = jest.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => void said.mockClear());

test('what the bus refuses of a call that succeeds is told again, and nothing else is', async () => {
  const { put, calls, published } = busRefusing({ ben: 2 });
  const records = ['ada', 'ben', 'cleo'].map(closing);
  expect(await announceChanges(records, put)).toEqual({ batchItemFailures: [] });
  expect(calls).toEqual([['ada', 'ben', 'cleo'], ['ben'], ['ben']]);
  expect(published.toSorted()).toEqual(['ada', 'ben', 'cleo']);
});

test('what the bus goes on refusing is left to the stream, which brings it again', async () => {
  const { put, published } = busRefusing({ ben: 99 });
  const records = ['ada', 'ben', 'cleo'].map(closing);
  expect(await announceChanges(records, put)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'ben' }],
  });
  expect(published).toEqual(['ada', 'cleo']);
  expect(said).toHaveBeenCalledTimes(1);
});

test('a call takes ten at most', async () => {
  const { put, calls } = busRefusing({});
  await announceChanges(
    Array.from({ length: 23 }, (_, at) => closing(`u${at}`)),
    put,
  );
  expect(calls.map(({ length }) => length)).toEqual([10, 10, 3]);
});

test('a change that cannot be read is reported, and what is around it is told', async () => {
  const { put, published } = busRefusing({});
  const { batchItemFailures } = await announceChanges(
    [closing('ada'), poison, closing('ben')],
    put,
  );
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'poison' }]);
  expect(published).toEqual(['ada', 'ben']);
});

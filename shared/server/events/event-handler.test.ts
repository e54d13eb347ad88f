import type { SQSRecord } from 'aws-lambda';
import { accountClosed } from '../../contracts/events/identity-events.ts';
import { log } from '../log/log.ts';
import { lambdaContext } from '@menuleaf/shared/testing/lambda-context.ts';
import { eventHandler, on } from './event-handler.ts';

const message = (messageId: string, body: string): SQSRecord => ({
  messageId,
  body,
  receiptHandle: messageId,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'events',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn',
  awsRegion: 'us-east-1',
});
const event = (id: string, detail: object, type = 'account-closed.v1', source = 'menuleaf') =>
  message(id, JSON.stringify({ source, 'detail-type': type, detail }));

async function heard(...Records: SQSRecord[]) {
  const users: string[] = [];
  const listener = on(accountClosed, async ({ user_id }) => {
    if (user_id === 'stuck') throw new Error('It cannot be done');
    users.push(user_id);
  });
  const { batchItemFailures } = await eventHandler(listener)({ Records }, lambdaContext);
  return { users, failed: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) };
}

const said = jest.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => void said.mockClear());

test('what fails holds up nothing beside it, and alone comes again', async () => {
  const batch = ['ada', 'stuck', 'ben'].map((user_id) => event(user_id, { user_id }));
  expect(await heard(...batch)).toEqual({ users: ['ada', 'ben'], failed: ['stuck'] });
});

test('a field that is new is no reason to refuse events', async () => {
  expect(await heard(event('one', { user_id: 'ada', why: 'bored' }))).toEqual({
    users: ['ada'],
    failed: [],
  });
});

test.each([
  ['of another kind', event('odd', { user_id: 'ada' }, 'account-closed.v2')],
  ['of somebody else', event('odd', { user_id: 'ada' }, 'account-closed.v1', 'aws.events')],
  ['without a field', event('odd', {})],
  ['that are none', message('odd', 'hello')],
])('events %s are refused, and go where the operator finds them', async (_, odd) => {
  expect(await heard(odd)).toEqual({ users: [], failed: ['odd'] });
  expect(said).toHaveBeenCalledTimes(1);
});

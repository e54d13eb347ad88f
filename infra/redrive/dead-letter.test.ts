import { isTick, readLetter } from './dead-letter.ts';

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:notices:$LATEST';
const context = { requestContext: { functionArn, condition: 'RetriesExhausted' }, version: '1.0' };
const tick = { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} };

test('a batch is known by its place in the stream', () => {
  const batch = {
    streamArn: 'arn:aws:dynamodb:us-east-1:123456789012:table/one/stream/two',
    shardId: 'shardId-1',
    startSequenceNumber: '800000000003126276362',
    endSequenceNumber: '800000000003126276365',
  };
  const Body = JSON.stringify({ ...context, DDBStreamBatchInfo: { ...batch, batchSize: 2 } });
  expect(readLetter({ Body })).toEqual({ functionArn, batch });
});

test('an asynchronous invocation brings its event', () => {
  const event = { Records: [{ s3: { object: { key: 'uploads/1' } } }] };
  const letter = readLetter({ Body: JSON.stringify({ ...context, requestPayload: event }) });
  expect(letter).toEqual({ functionArn, event });
  expect(isTick(letter)).toBe(false);
});

test('what EventBridge could not hand over is the event itself, with its target beside it', () => {
  const MessageAttributes = {
    TARGET_ARN: { DataType: 'String', StringValue: functionArn },
    ERROR_CODE: { DataType: 'String', StringValue: 'NO_PERMISSIONS' },
  };
  const letter = readLetter({ Body: JSON.stringify(tick), MessageAttributes });
  expect(letter).toEqual({ functionArn, event: tick });
  expect(isTick(letter)).toBe(true);
});

test('events are themselves, whether the bus or the queue gave them up', () => {
  const Body = JSON.stringify({ source: 'menuleaf', 'detail-type': 'plan-changed.v1', detail: {} });
  const MessageAttributes = {
    TARGET_ARN: { DataType: 'String', StringValue: 'arn:aws:sqs:us-east-1:123456789012:events' },
  };
  expect(readLetter({ Body })).toEqual({ busEvent: Body });
  expect(readLetter({ Body, MessageAttributes })).toEqual({ busEvent: Body });
});

test('anything else is refused, and stays where it is', () => {
  expect(() => readLetter({ Body: '{"hello":"there"}' })).toThrow('neither Lambda nor EventBridge');
  expect(() => readLetter({ Body: 'hello' })).toThrow(SyntaxError);
});

import { randomUUID } from 'node:crypto';
const common = (functionArn, condition, tries) => ({
  version: '1.0',
  timestamp: new Date().toISOString(),
  requestContext: {
    requestId: randomUUID(),
    functionArn: `${functionArn}:$LATEST`,
    condition,
    approximateInvokeCount: tries,
  },
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
});
/**
 * What Lambda tells of a batch that it gave up: where its records stand in the stream, and not what they say.
 * docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export const streamLetter = (functionArn, { streamArn, shardId }, records, tries) =>
  JSON.stringify({
    ...common(functionArn, 'RetryAttemptsExhausted', tries),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
      batchSize: records.length,
      streamArn,
    },
  });
/**
 * What Lambda tells of an asynchronous invocation that it gave up, with the event.
 * docs.aws.amazon.com/lambda/latest/dg/invocation-async-retain-records.html
 */
export const invocationLetter = (functionArn, event, errorMessage, tries) =>
  JSON.stringify({
    ...common(functionArn, 'RetriesExhausted', tries),
    requestPayload: event,
    responsePayload: { errorMessage },
  });

import { randomUUID } from 'node:crypto';
import type { StreamRecord } from '../table/stream-tail.ts';

const common = (functionArn: string, condition: string, tries: number) => ({
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
 * Lambda's record of a stream batch that ran out of retries: its position in the stream, without the
 * data.\ndocs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export const streamFailureRecord = (
  functionArn: string,
  { streamArn, shardId }: { streamArn: string; shardId: string },
  records: readonly StreamRecord[],
  tries: number,
): string =>
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
 * Lambda's record of an asynchronous invocation that ran out of retries, with the
 * event.\ndocs.aws.amazon.com/lambda/latest/dg/invocation-async-retain-records.html
 */
export const invocationFailureRecord = (
  functionArn: string,
  event: unknown,
  errorMessage: string,
  tries: number,
): string =>
  JSON.stringify({
    ...common(functionArn, 'RetriesExhausted', tries),
    requestPayload: event,
    responsePayload: { errorMessage },
  });

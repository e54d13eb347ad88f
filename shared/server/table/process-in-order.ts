import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '../log/log.ts';

/** Processes changes in order. After a failure the stream redelivers it and all later ones. */
export async function processInOrder(
  event: DynamoDBStreamEvent,
  follow: (record: DynamoDBRecord) => Promise<void>,
): Promise<DynamoDBBatchResponse> {
  let isStuck = false;
  const processNext = async (record: DynamoDBRecord) => {
    if (isStuck) throw new Error('A change before it is not done');
    try {
      await follow(record);
    } catch (error) {
      isStuck = true;
      log.error('A change could not be followed', { error });
      throw error;
    }
  };
  const processor = new BatchProcessor(EventType.DynamoDBStreams);
  const { batchItemFailures } = await processPartialResponse(event, processNext, processor, {
    processInParallel: false,
    throwOnFullBatchFailure: false,
  });
  // A copy, since callers add to it: without failures, the library returns a shared array.
  return { batchItemFailures: [...batchItemFailures] };
}

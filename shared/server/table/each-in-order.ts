import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '../log/log.ts';

/** Follows changes one after the other. Whatever comes behind one that failed waits, and the stream brings both again. */
export async function eachInOrder(
  event: DynamoDBStreamEvent,
  follow: (record: DynamoDBRecord) => Promise<void>,
): Promise<DynamoDBBatchResponse> {
  let isStuck = false;
  const followInTurn = async (record: DynamoDBRecord) => {
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
  const { batchItemFailures } = await processPartialResponse(event, followInTurn, processor, {
    processInParallel: false,
    throwOnFullBatchFailure: false,
  });
  // A copy, for callers that add to it: where nothing failed, the library answers with one array for all.
  return { batchItemFailures: [...batchItemFailures] };
}

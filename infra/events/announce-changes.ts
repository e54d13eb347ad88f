import { log } from '@menuleaf/shared/server/log/log.ts';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { eventsOf } from './events-of.ts';
import type { PublishEvents } from './put-events.ts';
import type { BusEntry } from './bus-entry.ts';

/** Undefined if the change cannot be parsed, which is logged for the operator. */
function read(record: DynamoDBRecord): BusEntry[] | undefined {
  try {
    return eventsOf(record);
  } catch (error) {
    log.error('A change could not be read', { event_id: record.eventID, error });
    return undefined;
  }
}

/** Publishes the changes' events, and returns records that failed: the stream retries them and all later ones. */
export async function announceChanges(
  records: readonly DynamoDBRecord[],
  put: PublishEvents,
): Promise<DynamoDBBatchResponse> {
  const changes = records.map((record) => ({ record, entries: read(record) }));
  const refused = new Set(await put(changes.flatMap(({ entries }) => entries ?? [])));
  if (refused.size > 0) log.error('The bus did not take all', { count: refused.size });
  const failed = changes.filter(
    ({ entries }) => !entries || entries.some((each) => refused.has(each)),
  );
  return {
    batchItemFailures: failed.map(({ record }) => ({
      itemIdentifier: record.dynamodb?.SequenceNumber ?? '',
    })),
  };
}

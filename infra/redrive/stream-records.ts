import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams';
import type { StreamBatch } from './dead-letter.ts';

/** More pages than this without reaching the batch's end means another problem. */
const mostPages = 100;

const sequenceOf = ({ dynamodb }: _Record) => BigInt(dynamodb?.SequenceNumber ?? 0);

async function openIterator(client: DynamoDBStreamsClient, batch: StreamBatch) {
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({
      StreamArn: batch.streamArn,
      ShardId: batch.shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: batch.startSequenceNumber,
    }),
  );
  return ShardIterator;
}

/** In the function's format: times in seconds, bytes as base64. */
const asEvent = (record: _Record, streamArn: string): unknown => {
  const time = record.dynamodb?.ApproximateCreationDateTime;
  const whole = {
    ...record,
    eventSourceARN: streamArn,
    dynamodb: {
      ...record.dynamodb,
      ...(time && { ApproximateCreationDateTime: Math.floor(time.valueOf() / 1000) }),
    },
  };
  const text = JSON.stringify(whole, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return JSON.parse(text);
};

const isWanted = (record: _Record, leadingKeys: readonly string[]) =>
  leadingKeys.some((key) => record.dynamodb?.Keys?.['pk']?.S?.startsWith(key));

/**
 * A batch's records with these key prefixes, from the stream, which keeps them for a day. Throws
 * TrimmedDataAccessException for older ones.
 */
export async function streamRecords(
  batch: StreamBatch,
  leadingKeys: readonly string[],
): Promise<unknown[]> {
  const client = new DynamoDBStreamsClient();
  const end = BigInt(batch.endSequenceNumber);
  const found: _Record[] = [];
  let iterator = await openIterator(client, batch);
  for (let page = 0; iterator !== undefined && page < mostPages; page += 1) {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator }),
    );
    found.push(...Records.filter((record) => sequenceOf(record) <= end));
    if (Records.some((record) => sequenceOf(record) >= end)) break;
    iterator = NextShardIterator;
  }
  return found
    .filter((record) => isWanted(record, leadingKeys))
    .map((record) => asEvent(record, batch.streamArn));
}

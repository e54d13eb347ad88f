import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
/** Beyond this many pages without the end of the batch, something else is wrong. */
const mostPages = 100;
const sequenceOf = ({ dynamodb }) => BigInt(dynamodb?.SequenceNumber ?? 0);
async function openIterator(client, batch) {
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
/** As the function was given it: times in seconds, bytes as base64. */
const asEvent = (record, streamArn) => {
  const time = record.dynamodb?.ApproximateCreationDateTime;
  const whole = {
    ...record,
    eventSourceARN: streamArn,
    dynamodb: {
      ...record.dynamodb,
      ...(time && { ApproximateCreationDateTime: Math.floor(time.valueOf() / 1000) }),
    },
  };
  const text = JSON.stringify(whole, (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return JSON.parse(text);
};
const isWanted = (record, leadingKeys) =>
  leadingKeys.some((key) => record.dynamodb?.Keys?.['pk']?.S?.startsWith(key));
/**
 * The records of a batch whose keys begin so, from the stream, which keeps them for a day. Throws
 * TrimmedDataAccessException for older ones.
 */
export async function streamRecords(batch, leadingKeys) {
  const client = new DynamoDBStreamsClient();
  const end = BigInt(batch.endSequenceNumber);
  const found = [];
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

import * as z from 'zod';
import { callEngine } from './engine-call.ts';
const recordSchema = z
  .object({
    eventID: z.string(),
    eventName: z.string(),
    dynamodb: z.object({ SequenceNumber: z.string(), Keys: z.unknown().optional() }).loose(),
  })
  .loose();
const shards = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const iterator = z.object({ ShardIterator: z.string() });
const page = z.object({ Records: z.array(recordSchema), NextShardIterator: z.string().nullish() });
/** Records of one look; what is left is taken by the next. */
const lookLimit = 1000;
const sequenceOf = (record) => BigInt(record.dynamodb.SequenceNumber);
const smallest = (numbers) => numbers.reduce((one, other) => (other < one ? other : one));
/** The end of a stream, read once for all who read it. It keeps what somebody has still to read. */
export class StreamTail {
  #engineUrl;
  #streamArn;
  #readers = [];
  #records = [];
  #last;
  #iterator;
  /** Of the one shard that it reads; empty before the first look. */
  shardId = '';
  #looking;
  constructor(engineUrl, streamArn) {
    this.#engineUrl = engineUrl;
    this.#streamArn = streamArn;
  }
  /** All who read join before the first of them does. */
  join(reader) {
    this.#readers.push(reader);
  }
  /** The first records after a position, at most `limit`; none when there is nothing new. */
  async after(position, limit) {
    const found = () =>
      this.#records
        .filter((record) => position === undefined || sequenceOf(record) > position)
        .slice(0, limit);
    // A look that is under way may have begun before what the caller was told of.
    if (found().length === 0) await this.#looking;
    if (found().length === 0) {
      this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
      await this.#looking;
    }
    return found();
  }
  /** Forgets what everybody has read. */
  trim() {
    const lowest = this.#lowest();
    if (lowest === undefined) return;
    this.#records = this.#records.filter((record) => sequenceOf(record) > lowest);
  }
  async #look() {
    this.#iterator ??= await this.#open();
    if (!this.#iterator) return;
    const input = { ShardIterator: this.#iterator, Limit: lookLimit };
    // One that has expired, or that a restart has forgotten, is opened anew.
    this.#iterator = undefined;
    const answer = await callEngine(this.#engineUrl, 'GetRecords', input, page);
    this.#iterator = answer.NextShardIterator ?? undefined;
    this.#records.push(...answer.Records);
    const last = answer.Records.at(-1);
    if (last) this.#last = sequenceOf(last);
  }
  async #open() {
    const stream = { StreamArn: this.#streamArn };
    const { StreamDescription } = await callEngine(
      this.#engineUrl,
      'DescribeStream',
      stream,
      shards,
    );
    const shard = StreamDescription.Shards[0];
    if (!shard) return undefined;
    this.shardId = shard.ShardId;
    const from = this.#last ?? this.#lowest();
    const start =
      from === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: String(from) };
    const input = { ...stream, ShardId: shard.ShardId, ...start };
    return (await callEngine(this.#engineUrl, 'GetShardIterator', input, iterator)).ShardIterator;
  }
  /** Where the slowest reader was left; undefined where one has read nothing yet. */
  #lowest() {
    const positions = this.#readers.map(({ position }) => position);
    const known = positions.filter((position) => position !== undefined);
    return known.length < positions.length ? undefined : smallest(known);
  }
}

import * as z from 'zod';
import { callEngine } from './engine-call.ts';

const recordSchema = z
  .object({
    eventID: z.string(),
    eventName: z.string(),
    dynamodb: z.object({ SequenceNumber: z.string(), Keys: z.unknown().optional() }).loose(),
  })
  .loose();
export type StreamRecord = z.infer<typeof recordSchema>;

const shards = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const iterator = z.object({ ShardIterator: z.string() });
const page = z.object({ Records: z.array(recordSchema), NextShardIterator: z.string().nullish() });

/** Records per poll; the next poll gets the rest. */
const lookLimit = 1000;

const sequenceOf = (record: StreamRecord) => BigInt(record.dynamodb.SequenceNumber);

const smallest = (numbers: bigint[]) => numbers.reduce((one, other) => (other < one ? other : one));

/** A reader's position; undefined for the start of the stream. */
type Reader = { readonly position: bigint | undefined };

/** A record with its sequence number, to avoid parsing it thousands of times. */
type NumberedRecord = { number: bigint; record: StreamRecord };

/** The records after a position, or all if it is undefined. */
function recordsAfter(
  kept: readonly NumberedRecord[],
  position: bigint | undefined,
): readonly NumberedRecord[] {
  if (position === undefined) return kept;
  const last = kept.findLastIndex(({ number }) => number <= position);
  return kept.slice(last + 1);
}

/** The tail of a stream, read once for all readers. It buffers what some reader has not read yet. */
export class StreamTail {
  readonly #engineUrl: string;
  readonly #streamArn: string;
  readonly #readers: Reader[] = [];
  #kept: readonly NumberedRecord[] = [];
  #last: bigint | undefined;
  #iterator: string | undefined;
  /** Id of its only shard; empty before the first poll. */
  shardId = '';
  #looking: Promise<void> | undefined;

  constructor(engineUrl: string, streamArn: string) {
    this.#engineUrl = engineUrl;
    this.#streamArn = streamArn;
  }

  /** All readers must join before the first one reads. */
  join(reader: Reader): void {
    this.#readers.push(reader);
  }

  /** The first records after a position, up to `limit`; empty if there are none. */
  async after(position: bigint | undefined, limit: number): Promise<StreamRecord[]> {
    const found = () =>
      recordsAfter(this.#kept, position)
        .slice(0, limit)
        .map(({ record }) => record);
    // A poll in progress may have started before the change that woke the caller.
    if (found().length === 0) await this.#looking;
    if (found().length === 0) {
      this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
      await this.#looking;
    }
    return found();
  }

  /** Drops records that all readers have read. */
  trim(): void {
    const lowest = this.#lowest();
    if (lowest === undefined) return;
    this.#kept = recordsAfter(this.#kept, lowest);
  }

  async #look(): Promise<void> {
    this.#iterator ??= await this.#open();
    if (!this.#iterator) return;
    const input = { ShardIterator: this.#iterator, Limit: lookLimit };
    // If the iterator has expired, or a restart lost it, the next poll opens a new one.
    this.#iterator = undefined;
    const answer = await callEngine(this.#engineUrl, 'GetRecords', input, page);
    this.#iterator = answer.NextShardIterator ?? undefined;
    const fresh = answer.Records.map((record) => ({ number: sequenceOf(record), record }));
    this.#kept = [...this.#kept, ...fresh];
    this.#last = fresh.at(-1)?.number ?? this.#last;
  }

  async #open(): Promise<string | undefined> {
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

  /** Position of the slowest reader; undefined if one has not read yet. */
  #lowest(): bigint | undefined {
    const positions = this.#readers.map(({ position }) => position);
    const known = positions.filter((position) => position !== undefined);
    return known.length < positions.length ? undefined : smallest(known);
  }
}

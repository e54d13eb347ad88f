import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { callEngine } from './engine-call.ts';

const recordSchema = z
  .object({
    eventID: z.string(),
    eventName: z.string(),
    dynamodb: z.object({ SequenceNumber: z.string() }).loose(),
  })
  .loose();
export type StreamRecord = z.infer<typeof recordSchema>;

const shards = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const iterator = z.object({ ShardIterator: z.string() });
const page = z.object({ Records: z.array(recordSchema), NextShardIterator: z.string().nullish() });

/** Reads a stream from where it was left, also by an earlier process. */
export class StreamReader {
  readonly #engineUrl: string;
  readonly #streamArn: string;
  readonly #positionFile: string;
  #iterator: string | undefined;

  constructor(engineUrl: string, streamArn: string, positionFile: string) {
    this.#engineUrl = engineUrl;
    this.#streamArn = streamArn;
    this.#positionFile = positionFile;
    mkdirSync(dirname(positionFile), { recursive: true });
  }

  /** The next records, at most `limit`; none when there is nothing new. */
  async next(limit: number): Promise<StreamRecord[]> {
    this.#iterator ??= await this.#open();
    if (!this.#iterator) return [];
    const input = { ShardIterator: this.#iterator, Limit: limit };
    const { Records, NextShardIterator } = await callEngine(
      this.#engineUrl,
      'GetRecords',
      input,
      page,
    );
    this.#iterator = NextShardIterator ?? undefined;
    return Records;
  }

  /** Everything up to this record is done with, and is never read again. */
  done(record: StreamRecord): void {
    const temporary = `${this.#positionFile}.new`;
    writeFileSync(temporary, record.dynamodb.SequenceNumber);
    renameSync(temporary, this.#positionFile);
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
    const start = existsSync(this.#positionFile)
      ? {
          ShardIteratorType: 'AFTER_SEQUENCE_NUMBER',
          SequenceNumber: readFileSync(this.#positionFile, 'utf8'),
        }
      : { ShardIteratorType: 'TRIM_HORIZON' };
    const input = { ...stream, ShardId: shard.ShardId, ...start };
    return (await callEngine(this.#engineUrl, 'GetShardIterator', input, iterator)).ShardIterator;
  }
}

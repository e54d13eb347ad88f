import { setTimeout as wait } from 'node:timers/promises';
import { shortHash } from './stack/resource-types.ts';
import { deliver, type Delivery } from './table/deliver.ts';
import { passes } from './table/event-filter.ts';
import type { StreamReader } from './table/stream-reader.ts';
import type { StreamRecord } from './table/stream-tail.ts';

export type EventSourceOptions = {
  reader: Pick<StreamReader, 'position' | 'next' | 'done' | 'kept'>;
  batchSize: number;
  /** Maximum concurrent batches. As on AWS, batches of one item never overlap. */
  batchesAtOnce: number;
  filters: unknown[];
  delivery: Omit<Delivery, 'isClosing'>;
};

/** Fallback poll: changes normally pass through this process and wake the source, unless the response was lost. */
const pollMs = 5000;

/** Delay after a failed poll: the engine may be restarting. */
const retryMs = 250;

/** A record taken from the stream, in stream order. */
type Taken = { record: StreamRecord; isDone: boolean };
/** A FIFO queue for the records of some of the items. */
type Lane = { queue: Taken[]; running: Promise<void> | undefined };

/**
 * Feeds one function from one stream until closed. The position advances past records once all before them are done.
 */
export class EventSource {
  readonly #options: EventSourceOptions;
  readonly #lanes: Lane[];
  readonly #running: Promise<void>;
  #taken: Taken[] = [];
  #isClosing = false;
  #failures = 0;
  #poke = Promise.withResolvers<void>();

  constructor(options: EventSourceOptions) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.batchesAtOnce }, () => ({
      queue: [],
      running: undefined,
    }));
    this.#running = this.#run();
  }

  /** Polls immediately. */
  wake(): void {
    this.#poke.resolve();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.wake();
    await this.#running;
    await Promise.all(this.#lanes.map(async ({ running }) => running));
    await this.#options.reader.kept();
  }

  async #run(): Promise<void> {
    const { reader, batchSize, batchesAtOnce } = this.#options;
    while (!this.#isClosing) {
      try {
        const room = batchSize * batchesAtOnce - this.#taken.length;
        const after = this.#taken.at(-1)?.record.dynamodb.SequenceNumber;
        const position = after === undefined ? reader.position : BigInt(after);
        const records = room > 0 ? await reader.next(room, position) : [];
        this.#failures = 0;
        this.#take(records);
        if (records.length > 0) continue;
      } catch (error) {
        this.#report(error);
      }
      await Promise.race([this.#poke.promise, wait(this.#failures > 0 ? retryMs : pollMs)]);
      this.#poke = Promise.withResolvers();
    }
  }

  /** Logs an outage once, at the second failure: a single one is an idle connection that the engine closed. */
  #report(error: unknown): void {
    this.#failures += 1;
    if (this.#isClosing || this.#failures !== 2) return;
    const cause =
      error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    console.error(`Stream: ${String(error)}${cause}`);
  }

  /** Puts each record that passes the filters into its item's lane. */
  #take(records: StreamRecord[]): void {
    const { filters } = this.#options;
    for (const record of records) {
      const isWanted = filters.length === 0 || filters.some((filter) => passes(filter, record));
      const taken = { record, isDone: !isWanted };
      this.#taken.push(taken);
      if (isWanted) this.#laneOf(record).queue.push(taken);
    }
    this.#move();
    for (const lane of this.#lanes) {
      if (lane.queue.length > 0) lane.running ??= this.#deliver(lane);
    }
  }

  #laneOf({ dynamodb }: StreamRecord): Lane {
    const item = Number.parseInt(shortHash(JSON.stringify(dynamodb.Keys ?? '')), 16);
    const lane = this.#lanes[item % this.#lanes.length];
    if (!lane) throw new Error('An event source has at least one lane');
    return lane;
  }

  async #deliver(lane: Lane): Promise<void> {
    const { delivery, batchSize } = this.#options;
    const isClosing = () => this.#isClosing;
    while (lane.queue.length > 0) {
      const batch = lane.queue.splice(0, batchSize);
      const records = batch.map(({ record }) => record);
      if (!(await deliver(records, { ...delivery, isClosing }))) return;
      for (const taken of batch) taken.isDone = true;
      this.#move();
      // There may be room for more records now.
      this.wake();
    }
    lane.running = undefined;
  }

  /** Advances the position to just before the first unfinished record. */
  #move(): void {
    const first = this.#taken.findIndex(({ isDone }) => !isDone);
    const done = this.#taken.splice(0, first === -1 ? this.#taken.length : first);
    const last = done.at(-1);
    if (last) this.#options.reader.done(last.record);
  }
}

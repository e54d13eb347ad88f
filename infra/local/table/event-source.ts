import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from './deliver.ts';
import { deliver } from './deliver.ts';
import { passes } from './event-filter.ts';
import type { StreamReader } from './stream-reader.ts';
import type { StreamRecord } from './stream-tail.ts';

export type EventSourceOptions = {
  reader: StreamReader;
  batchSize: number;
  filters: unknown[];
  delivery: Omit<Delivery, 'isClosing'>;
};

/** Every change passes through this process and wakes the source; this is for one whose answer was lost. */
const pollMs = 5000;

/** After a look that failed: the engine may be restarting. */
const retryMs = 250;

/** Feeds one function from one stream until it is closed. The position moves when a batch is done with. */
export class EventSource {
  readonly #options: EventSourceOptions;
  readonly #running: Promise<void>;
  #isClosing = false;
  #isFailing = false;
  #poke = Promise.withResolvers<void>();
  /** The number of records that were read and not yet done with. */
  #busy = false;

  constructor(options: EventSourceOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Something has changed: look at once. */
  wake(): void {
    this.#poke.resolve();
  }

  /** Whether nothing is being delivered just now. */
  get isIdle(): boolean {
    return !this.#busy;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isClosing) {
      try {
        const records = await this.#options.reader.next(this.#options.batchSize);
        this.#isFailing = false;
        if (records.length > 0 && !(await this.#handle(records))) return;
        if (records.length > 0) continue;
      } catch (error) {
        this.#report(error);
      }
      this.#busy = false;
      await Promise.race([this.#poke.promise, wait(this.#isFailing ? retryMs : pollMs)]);
      this.#poke = Promise.withResolvers();
    }
  }

  /** Once for as long as it goes on. */
  #report(error: unknown): void {
    if (!this.#isClosing && !this.#isFailing) console.error(`Stream: ${String(error)}`);
    this.#isFailing = true;
  }

  async #handle(records: StreamRecord[]): Promise<boolean> {
    this.#busy = true;
    const { filters, delivery, reader } = this.#options;
    const wanted = records.filter(
      (record) => filters.length === 0 || filters.some((filter) => passes(filter, record)),
    );
    const isClosing = () => this.#isClosing;
    const isDone = await deliver(wanted, { ...delivery, isClosing });
    const last = records.at(-1);
    if (isDone && last) reader.done(last);
    return isDone;
  }
}

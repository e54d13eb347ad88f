import * as z from 'zod';
import type { Faults } from './faults.ts';
import { region } from './stack/resource-types.ts';
import type { Message, Queue } from './queues/queue.ts';

export type QueueSourceOptions = {
  queue: Queue;
  queueArn: string;
  batchSize: number;
  batchesAtOnce: number;
  visibilityMs: number;
  reportsFailures: boolean;
  invoke: (event: { Records: unknown[] }) => Promise<unknown>;
  faults: Faults;
};

const partial = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Node's longest timer. */
const mostMs = 2 ** 31 - 1;

/**
 * Feeds one function from one queue until closed, as an event source mapping does. Processed messages are deleted;
 * failed ones reappear after the visibility timeout.
 */
export class QueueSource {
  readonly #options: QueueSourceOptions;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(options: QueueSourceOptions) {
    this.#options = options;
    options.queue.onArrival = () => this.#plan();
    this.#plan();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#running);
  }

  /** Schedules the next receive for when a message becomes visible, instead of polling. */
  #plan(): void {
    clearTimeout(this.#timer);
    const { queue, batchesAtOnce } = this.#options;
    if (this.#isClosing || this.#running.size >= batchesAtOnce) return;
    const ms = queue.showsIn();
    if (ms !== undefined) this.#timer = setTimeout(() => this.#look(), Math.min(ms, mostMs));
  }

  #look(): void {
    const { queue, batchSize, visibilityMs, faults } = this.#options;
    const batch = queue.receive(batchSize, visibilityMs, faults.now.newestFirst);
    if (batch.length > 0) {
      const running = this.#deliver(batch).finally(() => {
        this.#running.delete(running);
        this.#plan();
      });
      this.#running.add(running);
    }
    this.#plan();
  }

  async #deliver(batch: readonly Message[]): Promise<void> {
    const { queue, invoke, reportsFailures } = this.#options;
    try {
      const answer = partial.safeParse(
        await invoke({ Records: batch.map((it) => this.#record(it)) }),
      );
      const failed = (reportsFailures && answer.data?.batchItemFailures) || [];
      const kept = new Set(failed.map(({ itemIdentifier }) => itemIdentifier));
      queue.delete(...batch.map(({ id }) => id).filter((id) => !kept.has(id)));
    } catch {
      // The cause is in the function's log; the messages stay in the queue.
    }
  }

  #record({ id, body, sentAt }: Message) {
    const { queue, queueArn } = this.#options;
    return {
      messageId: id,
      receiptHandle: id,
      body,
      attributes: {
        ApproximateReceiveCount: String(queue.receivesOf(id)),
        SentTimestamp: String(sentAt),
        SenderId: 'events.amazonaws.com',
        ApproximateFirstReceiveTimestamp: String(Date.now()),
      },
      messageAttributes: {},
      eventSource: 'aws:sqs',
      eventSourceARN: queueArn,
      awsRegion: region,
    };
  }
}

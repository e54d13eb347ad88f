import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

const messageSchema = z.object({
  id: z.string(),
  body: z.string(),
  /** String attributes, by name. */
  attributes: z.record(z.string(), z.string()),
  /** Milliseconds since the epoch. */
  sentAt: z.number().default(0),
});
export type Message = z.infer<typeof messageSchema>;

export type Sent = { body: string; attributes?: Message['attributes']; delayMs?: number };

/** The dead-letter queue for messages that were received too often. */
export type Redrive = { to: Queue; maxReceiveCount: number };

/**
 * An SQS standard queue, persisted in a file: a received message is hidden until its visibility timeout ends or it is
 * deleted.
 */
export class Queue {
  readonly #file: string;
  readonly #now: () => number;
  #messages: Message[];
  /** When each hidden message becomes visible again, in ms, by id; the id is also the receipt handle. */
  readonly #hidden = new Map<string, number>();
  readonly #receives = new Map<string, number>();
  redrive: Redrive | undefined;
  /** Called when a message is or will become receivable. */
  onArrival: () => void = () => {};

  constructor(file: string, now = Date.now) {
    this.#file = file;
    this.#now = now;
    mkdirSync(dirname(file), { recursive: true });
    this.#messages = existsSync(file)
      ? z.array(messageSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
      : [];
  }

  get length(): number {
    return this.#messages.length;
  }

  send(body: string): void {
    this.sendAll([{ body }]);
  }

  sendAll(sent: readonly Sent[]): void {
    const sentAt = this.#now();
    const fresh = sent.map(({ body, attributes = {}, delayMs = 0 }) => {
      const id = randomUUID();
      if (delayMs > 0) this.#hidden.set(id, sentAt + delayMs);
      return { id, body, attributes, sentAt };
    });
    this.#keep([...this.#messages, ...fresh]);
    this.onArrival();
  }

  /** Receives the next messages; those received too often are moved to the dead-letter queue instead. */
  receive(most: number, hiddenMs: number, newestFirst = false): Message[] {
    this.#redriveSpent();
    const visible = this.#visible();
    const received = (newestFirst ? visible.toReversed() : visible).slice(0, most);
    for (const { id } of received) this.#receives.set(id, this.receivesOf(id) + 1);
    this.hide(hiddenMs, ...received.map(({ id }) => id));
    return received;
  }

  receivesOf(id: string): number {
    return this.#receives.get(id) ?? 0;
  }

  /** Milliseconds until a message is visible; undefined if the queue is empty. */
  showsIn(): number | undefined {
    const times = this.#messages.map(({ id }) => (this.#hidden.get(id) ?? 0) - this.#now());
    return times.length > 0 ? Math.max(0, Math.min(...times)) : undefined;
  }

  /** Hides all of them until the same moment, so that a failed batch is redelivered as a whole. */
  hide(ms: number, ...ids: string[]): void {
    const showsAt = this.#now() + ms;
    for (const id of ids) this.#hidden.set(id, showsAt);
    if (ids.length > 0) this.onArrival();
  }

  delete(...ids: string[]): void {
    for (const id of ids) {
      this.#hidden.delete(id);
      this.#receives.delete(id);
    }
    if (ids.length > 0) this.#keep(this.#messages.filter(({ id }) => !ids.includes(id)));
  }

  #visible(): Message[] {
    const now = this.#now();
    return this.#messages.filter(({ id }) => (this.#hidden.get(id) ?? 0) <= now);
  }

  #redriveSpent(): void {
    const { to, maxReceiveCount } = this.redrive ?? {};
    if (!to || maxReceiveCount === undefined) return;
    const spent = this.#visible().filter(({ id }) => this.receivesOf(id) >= maxReceiveCount);
    if (spent.length === 0) return;
    to.sendAll(spent);
    this.delete(...spent.map(({ id }) => id));
  }

  #keep(messages: Message[]): void {
    const temporary = `${this.#file}.new`;
    writeFileSync(temporary, JSON.stringify(messages));
    renameSync(temporary, this.#file);
    this.#messages = messages;
  }
}

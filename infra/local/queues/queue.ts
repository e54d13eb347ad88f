import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

const messageSchema = z.object({
  id: z.string(),
  body: z.string(),
  /** Of type String, by name. */
  attributes: z.record(z.string(), z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** A standard queue of SQS: what is received is hidden for a while, and gone when it is deleted. Kept in a file. */
export class Queue {
  readonly #file: string;
  readonly #now: () => number;
  #messages: Message[];
  /** When a message that was received shows again, in ms, by its id; a receipt is the id. */
  readonly #hidden = new Map<string, number>();

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

  send(body: string, attributes: Message['attributes'] = {}): void {
    this.#keep([...this.#messages, { id: randomUUID(), body, attributes }]);
  }

  receive(most: number, hiddenMs: number): Message[] {
    const visible = this.#messages.filter(({ id }) => (this.#hidden.get(id) ?? 0) <= this.#now());
    const received = visible.slice(0, most);
    for (const { id } of received) this.hide(id, hiddenMs);
    return received;
  }

  hide(id: string, ms: number): void {
    this.#hidden.set(id, this.#now() + ms);
  }

  delete(id: string): void {
    this.#hidden.delete(id);
    this.#keep(this.#messages.filter((message) => message.id !== id));
  }

  #keep(messages: Message[]): void {
    const temporary = `${this.#file}.new`;
    writeFileSync(temporary, JSON.stringify(messages));
    renameSync(temporary, this.#file);
    this.#messages = messages;
  }
}

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
/** A standard queue of SQS: what is received is hidden for a while, and gone when it is deleted. Kept in a file. */
export class Queue {
  #file;
  #now;
  #messages;
  /** When a message that was received shows again, in ms, by its id; a receipt is the id. */
  #hidden = new Map();
  constructor(file, now = Date.now) {
    this.#file = file;
    this.#now = now;
    mkdirSync(dirname(file), { recursive: true });
    this.#messages = existsSync(file)
      ? z.array(messageSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
      : [];
  }
  get length() {
    return this.#messages.length;
  }
  send(body, attributes = {}) {
    this.#keep([...this.#messages, { id: randomUUID(), body, attributes }]);
  }
  receive(most, hiddenMs) {
    const visible = this.#messages.filter(({ id }) => (this.#hidden.get(id) ?? 0) <= this.#now());
    const received = visible.slice(0, most);
    for (const { id } of received) this.hide(id, hiddenMs);
    return received;
  }
  hide(id, ms) {
    this.#hidden.set(id, this.#now() + ms);
  }
  delete(id) {
    this.#hidden.delete(id);
    this.#keep(this.#messages.filter((message) => message.id !== id));
  }
  #keep(messages) {
    const temporary = `${this.#file}.new`;
    writeFileSync(temporary, JSON.stringify(messages));
    renameSync(temporary, this.#file);
    this.#messages = messages;
  }
}

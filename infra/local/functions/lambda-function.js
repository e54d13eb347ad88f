import { randomUUID } from 'node:crypto';
import { Sandbox } from './sandbox.ts';
/** How many events of one function run at once. Enough to meet races, few enough for a laptop. */
const concurrency = 6;
const keptLines = 500;
/** A function: sandboxes made when needed, reused when idle, replaced when dead. */
export class LambdaFunction {
  name;
  logs = [];
  environment;
  #options;
  #idle = [];
  #all = new Set();
  #waiting = [];
  #running = 0;
  /** How many sandboxes were ever made. */
  started = 0;
  constructor(options) {
    this.name = options.name;
    this.environment = options.env;
    this.#options = { ...options, log: (line) => this.#log(line) };
  }
  /** What the function answers. Rejects when it throws, crashes or takes too long. */
  async invoke(event) {
    if (this.#running >= concurrency) {
      const { promise, resolve } = Promise.withResolvers();
      this.#waiting.push(resolve);
      await promise;
    }
    this.#running += 1;
    const sandbox = this.#take();
    const requestId = randomUUID();
    try {
      return await sandbox.run(event, requestId);
    } catch (error) {
      this.#log(`${requestId} failed: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    } finally {
      this.#running -= 1;
      if (sandbox.isAlive) this.#idle.push(sandbox);
      else this.#all.delete(sandbox);
      this.#waiting.shift()?.();
    }
  }
  /** Ends the sandboxes that do nothing: what wakes by the clock would hold its memory for a minute's rest. */
  async rest() {
    const idle = this.#idle.splice(0);
    for (const sandbox of idle) this.#all.delete(sandbox);
    await Promise.all(idle.map((sandbox) => sandbox.close()));
  }
  async close() {
    await Promise.all([...this.#all].map((sandbox) => sandbox.close()));
  }
  #take() {
    let sandbox = this.#idle.pop();
    while (sandbox && !sandbox.isAlive) {
      this.#all.delete(sandbox);
      sandbox = this.#idle.pop();
    }
    if (sandbox) return sandbox;
    const fresh = new Sandbox(this.#options);
    this.#all.add(fresh);
    this.started += 1;
    return fresh;
  }
  #log(line) {
    this.logs.push({ at: new Date().toISOString(), line });
    if (this.logs.length > keptLines) this.logs.shift();
  }
}

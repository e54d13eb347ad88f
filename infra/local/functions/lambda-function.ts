import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Sandbox, type SandboxOptions } from './sandbox.ts';

export type LogLine = { at: string; line: string };

/** How many events of one function run at once. Enough to meet races, few enough for a laptop. */
const concurrency = 6;

/** Of those that nobody waits for: to make images takes whole processors, and calls would wait for one. */
export const backgroundConcurrency = Math.max(1, Math.min(concurrency, availableParallelism() - 1));

const keptLines = 500;

/** A function: sandboxes made when needed, reused when idle, replaced when dead. */
export class LambdaFunction {
  readonly name: string;
  readonly logs: LogLine[] = [];
  readonly environment: Record<string, string>;
  readonly #options: SandboxOptions;
  readonly #idle: Sandbox[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** How many sandboxes were ever made. */
  started = 0;
  isClosed = false;

  constructor(options: Omit<SandboxOptions, 'log'>) {
    this.name = options.name;
    this.environment = options.env;
    this.#options = { ...options, log: (line) => this.#log(line) };
  }

  /** What the function answers, once fewer than `atOnce` events run. Rejects when it throws, crashes or takes too long. */
  async invoke(event: unknown, atOnce = concurrency): Promise<unknown> {
    while (this.#running >= atOnce) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.push(resolve);
      await promise;
    }
    if (this.isClosed) throw new Error(`${this.name} is closed`);
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
      for (const look of this.#waiting.splice(0)) look();
    }
  }

  /** Ends the sandboxes that do nothing: what wakes by the clock would hold its memory for a minute's rest. */
  async rest(): Promise<void> {
    const idle = this.#idle.splice(0);
    for (const sandbox of idle) this.#all.delete(sandbox);
    await Promise.all(idle.map((sandbox) => sandbox.close()));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.#all].map((sandbox) => sandbox.close()));
  }

  #take(): Sandbox {
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

  #log(line: string) {
    this.logs.push({ at: new Date().toISOString(), line });
    if (this.logs.length > keptLines) this.logs.shift();
  }
}

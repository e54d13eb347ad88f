import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Sandbox, type SandboxOptions } from './sandbox.ts';

export type LogLine = { at: string; line: string };

/** Concurrent events per function: enough to trigger races, few enough for a laptop. */
const concurrency = 6;

/** Limit for asynchronous events: image processing takes whole CPUs, and synchronous calls must not wait for one. */
export const backgroundConcurrency = Math.max(1, Math.min(concurrency, availableParallelism() - 1));

const maxLogLines = 500;

/** A function: sandboxes are created on demand, reused when idle and replaced when dead. */
export class LambdaFunction {
  readonly name: string;
  readonly logs: LogLine[] = [];
  readonly environment: Record<string, string>;
  readonly #options: SandboxOptions;
  readonly #idle: Sandbox[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** Number of sandboxes ever created. */
  started = 0;
  isClosed = false;

  constructor(options: Omit<SandboxOptions, 'log'>) {
    this.name = options.name;
    this.environment = options.env;
    this.#options = { ...options, log: (line) => this.#log(line) };
  }

  /**
   * Returns the function's result, once fewer than `atOnce` events are running. Rejects if it throws, crashes or times
   * out.
   */
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

  /** Closes idle sandboxes: a scheduled function would otherwise hold its memory between runs. */
  async closeIdle(): Promise<void> {
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
    if (this.logs.length > maxLogLines) this.logs.shift();
  }
}

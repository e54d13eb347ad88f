import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { Sandboxes } from './sandboxes.ts';

type SandboxOptions = {
  name: string;
  /** URL of the module, and the name of its exported handler. */
  file: string;
  exported: string;
  env: Record<string, string>;
  memoryMb: number;
  timeoutMs: number;
  log: (line: string) => void;
  sandboxes: Sandboxes;
};

const replySchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ ok: z.literal(true), payload: z.string() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

/** An error thrown by the function itself; its worker survives. */
class FunctionError extends Error {}

/** One execution environment of a function: it handles one event at a time and dies on a crash or timeout. */
class Sandbox {
  readonly #options: SandboxOptions;
  readonly #worker: Worker;
  readonly #ready = Promise.withResolvers<void>();
  #running: PromiseWithResolvers<unknown> | undefined;
  /** Identifies the sandbox in its AWS calls. */
  readonly #name: string;
  isAlive = true;

  constructor(options: SandboxOptions) {
    this.#options = options;
    this.#name = options.sandboxes.add(() => this.#die('Runtime was killed'));
    this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { file: options.file, exported: options.exported },
      env: {
        ...options.env,
        AWS_LAMBDA_FUNCTION_NAME: options.name,
        AWS_SDK_UA_APP_ID: this.#name,
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // V8's default young generation is mostly garbage, times some thirty workers; with 4 MB, a publisher spent a
      // seventh of its time on GC.
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: 24,
      },
      stdout: true,
      stderr: true,
    });
    const log = (chunk: Buffer) => {
      for (const line of chunk.toString().trimEnd().split('\n')) options.log(line);
    };
    this.#worker.stdout.on('data', log);
    this.#worker.stderr.on('data', log);
    this.#worker.on('message', (message: unknown) => this.#onMessage(message));
    this.#worker.on('error', (error: unknown) =>
      this.#die(error instanceof Error ? error.message : String(error)),
    );
    this.#worker.on('exit', (code) => this.#die(`Runtime exited with status ${code}`));
    this.#ready.promise.catch(() => undefined);
  }

  /** Runs the event. Rejects with FunctionError if the function throws, with another error if the sandbox died. */
  async run(event: unknown, requestId: string): Promise<unknown> {
    const { timeoutMs, name } = this.#options;
    // AWS allows ten seconds for init, separate from the timeout.
    await this.#within(10_000, 'Start', this.#ready.promise);
    const running = Promise.withResolvers<unknown>();
    this.#running = running;
    const deadline = Date.now() + timeoutMs;
    this.#worker.postMessage({ event, requestId, deadline, name });
    return this.#within(timeoutMs, 'Task', running.promise);
  }

  async close(): Promise<void> {
    this.isAlive = false;
    this.#options.sandboxes.remove(this.#name);
    await this.#worker.terminate();
  }

  async #within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const message = `${what} timed out after ${(ms / 1000).toFixed(2)} seconds`;
      this.#options.log(message);
      this.#die(message);
      late.reject(new Error(message));
    }, ms);
    return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
  }

  #onMessage(message: unknown) {
    const reply = replySchema.parse(message);
    if ('ready' in reply) return this.#ready.resolve();
    const running = this.#running;
    this.#running = undefined;
    if (reply.ok) running?.resolve(JSON.parse(reply.payload));
    else running?.reject(new FunctionError(reply.error));
  }

  #die(reason: string) {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#options.sandboxes.remove(this.#name);
    this.#options.log(reason);
    this.#ready.reject(new Error(reason));
    this.#running?.reject(new Error(reason));
    void this.#worker.terminate();
  }
}

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

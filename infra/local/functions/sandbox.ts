import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { Sandboxes } from './sandboxes.ts';

export type SandboxOptions = {
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
export class FunctionError extends Error {}

/** One execution environment of a function: it handles one event at a time and dies on a crash or timeout. */
export class Sandbox {
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

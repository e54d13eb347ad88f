import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The live execution environments, by the name each uses in its AWS calls. */
export class Sandboxes {
  readonly #ends = new Map<string, () => void>();

  /** Registers a sandbox and returns its name. `end` kills it, whatever it is doing. */
  add(end: () => void): string {
    const name = `sandbox-${randomUUID().replaceAll('-', '')}`;
    this.#ends.set(name, end);
    return name;
  }

  remove(name: string): void {
    this.#ends.delete(name);
  }

  /** The calling sandbox, from the SDK's user agent; undefined for any other caller. */
  callerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
    const agent = `${String(headers['x-amz-user-agent'])} ${String(headers['user-agent'])}`;
    const name = /app\/(sandbox-[\da-f]{32})/.exec(agent)?.[1];
    return name !== undefined && this.#ends.has(name) ? name : undefined;
  }

  kill(name: string): void {
    this.#ends.get(name)?.();
  }
}

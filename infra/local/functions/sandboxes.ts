import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The execution environments that are there, by the name under which each calls AWS. */
export class Sandboxes {
  readonly #ends = new Map<string, () => void>();

  /** Names one. `end` kills it, whatever it is at. */
  add(end: () => void): string {
    const name = `sandbox-${randomUUID().replaceAll('-', '')}`;
    this.#ends.set(name, end);
    return name;
  }

  remove(name: string): void {
    this.#ends.delete(name);
  }

  /** Which of them calls, as the SDK says in its headers; undefined for another caller. */
  callerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
    const agent = `${String(headers['x-amz-user-agent'])} ${String(headers['user-agent'])}`;
    const name = /app\/(sandbox-[\da-f]{32})/.exec(agent)?.[1];
    return name !== undefined && this.#ends.has(name) ? name : undefined;
  }

  kill(name: string): void {
    this.#ends.get(name)?.();
  }
}

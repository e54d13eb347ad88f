import { deleteExpired } from './expiry.ts';
import type { Table } from './tables.ts';

const everyMs = 30_000;

/**
 * Deletes expired items, but scans only when there may be some: a scan reads the whole table, which takes a second of
 * the engine's time on a large one.
 */
export class ExpirySweeper {
  readonly #engineUrl: string;
  readonly #tables: readonly Table[];
  readonly #onDeleted: () => void;
  readonly #timer: NodeJS.Timeout;
  #hasChanged = true;
  #nextDue = 0;

  constructor(engineUrl: string, tables: readonly Table[], onDeleted: () => void) {
    this.#engineUrl = engineUrl;
    this.#tables = tables;
    this.#onDeleted = onDeleted;
    this.#timer = setInterval(() => void this.sweep(new Date()), everyMs);
  }

  /** Called after a write, which may expire sooner than the known items. */
  changed(): void {
    this.#hasChanged = true;
  }

  /** Returns whether a scan was needed. */
  async sweep(now: Date): Promise<boolean> {
    if (!this.#hasChanged && now.getTime() / 1000 <= this.#nextDue) return false;
    this.#hasChanged = false;
    try {
      const all = this.#tables.map((table) => deleteExpired(this.#engineUrl, table, now));
      const swept = await Promise.all(all);
      this.#nextDue = Math.min(...swept.map(({ nextDue }) => nextDue));
      if (swept.some(({ deleted }) => deleted > 0)) this.#onDeleted();
    } catch (error) {
      this.#hasChanged = true;
      console.error(`Expiry: ${String(error)}`);
    }
    return true;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

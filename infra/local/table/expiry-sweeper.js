import { deleteExpired } from './expiry.ts';
const everyMs = 30_000;
/**
 * Sweeps what has expired, and looks only when there can be something: a look reads the whole table, which costs a
 * large one a second of the engine's time.
 */
export class ExpirySweeper {
  #engineUrl;
  #tables;
  #onDeleted;
  #timer;
  #hasChanged = true;
  #nextDue = 0;
  constructor(engineUrl, tables, onDeleted) {
    this.#engineUrl = engineUrl;
    this.#tables = tables;
    this.#onDeleted = onDeleted;
    this.#timer = setInterval(() => void this.sweep(new Date()), everyMs);
  }
  /** Something was written, which may expire sooner than what is known. */
  changed() {
    this.#hasChanged = true;
  }
  /** Returns whether it had to look. */
  async sweep(now) {
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
  close() {
    clearInterval(this.#timer);
  }
}

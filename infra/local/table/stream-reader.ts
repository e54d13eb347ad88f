import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StreamRecord, StreamTail } from './stream-tail.ts';

/** Interval between writes of the position to disk: writing each one took a tenth of the cloud's work in a test. */
const flushIntervalMs = 50;

/** Reads a stream from its last position, which survives restarts. */
export class StreamReader {
  readonly #tail: StreamTail;
  readonly #positionFile: string;
  #position: bigint | undefined;
  #keeping: Promise<void> | undefined;

  constructor(tail: StreamTail, positionFile: string) {
    this.#tail = tail;
    this.#positionFile = positionFile;
    mkdirSync(dirname(positionFile), { recursive: true });
    if (existsSync(positionFile)) this.#position = BigInt(readFileSync(positionFile, 'utf8'));
    tail.join(this);
  }

  get position(): bigint | undefined {
    return this.#position;
  }

  /** The next records after `after`, which defaults to the position; up to `limit`, empty if there are none. */
  next(limit: number, after = this.#position): Promise<StreamRecord[]> {
    return this.#tail.after(after, limit);
  }

  /**
   * Marks everything up to this record as done. It is not read again, except after a kill within the last write
   * interval.
   */
  done(record: StreamRecord): void {
    this.#position = BigInt(record.dynamodb.SequenceNumber);
    this.#tail.trim();
    this.#keeping ??= this.#keep();
  }

  /** Resolves once the position is on disk. */
  async kept(): Promise<void> {
    await this.#keeping;
  }

  /** Writes the position until the latest one is on disk. */
  async #keep(): Promise<void> {
    const temporary = `${this.#positionFile}.new`;
    for (let kept: bigint | undefined; kept !== this.#position;) {
      kept = this.#position;
      await writeFile(temporary, String(kept));
      await rename(temporary, this.#positionFile);
      await wait(flushIntervalMs);
    }
    this.#keeping = undefined;
  }
}

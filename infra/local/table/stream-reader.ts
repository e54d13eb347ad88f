import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StreamRecord, StreamTail } from './stream-tail.ts';

/** Between two positions on the disk: to write down each took a tenth of what the cloud does at a test. */
const restMs = 50;

/** Reads a stream from where it was left, also by an earlier process. */
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

  /** The next records behind one, or behind what is done with; at most `limit`, and none when there is nothing new. */
  next(limit: number, after = this.#position): Promise<StreamRecord[]> {
    return this.#tail.after(after, limit);
  }

  /** Everything up to this record is done with, and is never read again, but for what a kill takes of the last moment. */
  done(record: StreamRecord): void {
    this.#position = BigInt(record.dynamodb.SequenceNumber);
    this.#tail.trim();
    this.#keeping ??= this.#keep();
  }

  /** Once the position is on the disk. */
  async kept(): Promise<void> {
    await this.#keeping;
  }

  /** Writes the position until the one on the disk is the last one. */
  async #keep(): Promise<void> {
    const temporary = `${this.#positionFile}.new`;
    for (let kept: bigint | undefined; kept !== this.#position;) {
      kept = this.#position;
      await writeFile(temporary, String(kept));
      await rename(temporary, this.#positionFile);
      await wait(restMs);
    }
    this.#keeping = undefined;
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StreamRecord, StreamTail } from './stream-tail.ts';

/** Reads a stream from where it was left, also by an earlier process. */
export class StreamReader {
  readonly #tail: StreamTail;
  readonly #positionFile: string;
  #position: bigint | undefined;

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

  /** The next records, at most `limit`; none when there is nothing new. */
  next(limit: number): Promise<StreamRecord[]> {
    return this.#tail.after(this.#position, limit);
  }

  /** Everything up to this record is done with, and is never read again. */
  done(record: StreamRecord): void {
    const temporary = `${this.#positionFile}.new`;
    writeFileSync(temporary, record.dynamodb.SequenceNumber);
    renameSync(temporary, this.#positionFile);
    this.#position = BigInt(record.dynamodb.SequenceNumber);
    this.#tail.trim();
  }
}

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
/** Reads a stream from where it was left, also by an earlier process. */
export class StreamReader {
  #tail;
  #positionFile;
  #position;
  #keeping;
  constructor(tail, positionFile) {
    this.#tail = tail;
    this.#positionFile = positionFile;
    mkdirSync(dirname(positionFile), { recursive: true });
    if (existsSync(positionFile)) this.#position = BigInt(readFileSync(positionFile, 'utf8'));
    tail.join(this);
  }
  get position() {
    return this.#position;
  }
  /** The next records behind one, or behind what is done with; at most `limit`, and none when there is nothing new. */
  next(limit, after = this.#position) {
    return this.#tail.after(after, limit);
  }
  /** Everything up to this record is done with, and is never read again, but for what a kill takes of the last moment. */
  done(record) {
    this.#position = BigInt(record.dynamodb.SequenceNumber);
    this.#tail.trim();
    this.#keeping ??= this.#keep();
  }
  /** Once the position is on the disk. */
  async kept() {
    await this.#keeping;
  }
  /** Writes the position until the one on the disk is the last one. */
  async #keep() {
    const temporary = `${this.#positionFile}.new`;
    for (let kept; kept !== this.#position;) {
      kept = this.#position;
      await writeFile(temporary, String(kept));
      await rename(temporary, this.#positionFile);
    }
    this.#keeping = undefined;
  }
}

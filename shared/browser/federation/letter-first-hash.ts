import { createHash } from 'node:crypto';

/**
 * For names of files: it begins with a letter. Once a script is minified, webpack replaces each hash wherever it stands
 * there, and one of digits alone may be part of a number: `3489427e-11` became a word that nothing defines.
 */
export class LetterFirstHash {
  readonly #hash = createHash('md5');

  update(data: string | Buffer): this {
    this.#hash.update(data);
    return this;
  }

  digest(): Buffer;
  digest(encoding: string): string;
  digest(encoding?: string): string | Buffer {
    const bytes = this.#hash.digest();
    bytes[0] = 0xa0 + ((bytes[0] ?? 0) % 0x60);
    if (encoding === undefined) return bytes;
    return encoding === 'hex' ? bytes.toString('hex') : bytes.toString('base64url');
  }
}

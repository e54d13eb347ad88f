import { randomInt } from 'node:crypto';

/** No vowels, so no words; no look-alike characters. */
const alphabet = '23456789bcdfghjkmnpqrstvwxyz';

/** A random id of 12 characters, 57 bits: short enough for a coarse QR code, too many to enumerate. */
export function newId(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

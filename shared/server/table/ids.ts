import { randomInt } from 'node:crypto';

/** No vowels, so no words; nothing that looks like something else. */
const alphabet = '23456789bcdfghjkmnpqrstvwxyz';

/** A random id of 12 characters, 57 bits: short enough for a coarse QR code, too many to count through. */
export function newId(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

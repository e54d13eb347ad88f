import * as z from '@menuleaf/shared/contracts/schema.ts';
import { readInteger } from './decimal.ts';

/** How many a query asks for: a whole number from 1 to `most`, also as an address has it, in text. */
export function countUpTo(most: number) {
  const words = `Must be a whole number from 1 to ${most}`;
  return z.pipe(
    z.union([z.number(), z.pipe(z.string(), z.transform(readInteger))]),
    z.number(words).check(z.int(words), z.minimum(1, words), z.maximum(most, words)),
  );
}

import { damaged, someDamage } from '@menuleaf/shared/testing/damage.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { array, assert, asyncProperty } from 'fast-check';
import { CannotRead } from '../import/limits.ts';
import { readMenu } from '../import/parse/read-menu.ts';
import type { SourceMenu } from '../import/read/source-menu.ts';

export const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

/** What is read of a file, or why it is not, in words. */
export const readOrRefused = <Read>(reading: Promise<Read>) =>
  reading.catch((error: unknown) => (error instanceof CannotRead ? error.message : error));

/** Each section with its dishes: names, prices and what is said of them. */
export function sectionsOf(brought: SourceMenu): [string, string[]][] {
  if (brought.kind !== 'lines') throw new Error('no lines');
  return readMenu(brought.lines).sections.map(({ name, dishes }) => [
    name,
    dishes.map((dish) => [dish.name, dish.price, dish.description].filter(Boolean).join(' | ')),
  ]);
}

/** However a file is damaged, it is read, or refused in words. */
export async function mustTakeDamage(
  whole: Buffer,
  read: (bytes: Buffer) => Promise<unknown>,
  numRuns: number,
) {
  const tried = asyncProperty(array(someDamage, { minLength: 1, maxLength: 4 }), async (damage) => {
    const said = await read(damage.reduce(damaged, whole));
    expect([typeof said, said]).toEqual(['string', expect.stringMatching(/^lines$|^sheet$|\.$/)]);
  });
  await assert(tried, { numRuns, seed: sameSeed });
}

/** A file that says of one of its parts that it would fill the memory. */
export function bombOf(zip: Buffer): Buffer {
  const bomb = Buffer.from(zip);
  bomb.writeUInt32LE(0xff_ff_ff_ff, bomb.indexOf(Buffer.from('PK\u0001\u0002')) + 24);
  return bomb;
}

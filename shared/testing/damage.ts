import { constantFrom, double, integer, record } from 'fast-check';

/** A relative position in a file, and what is done there. */
export type Damage = { at: number; do: string; byte: number; count: number };

export const someDamage = record<Damage>({
  at: double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  do: constantFrom('flip', 'cut', 'repeat', 'fill', 'another file'),
  byte: integer({ min: 1, max: 255 }),
  count: integer({ min: 1, max: 200 }),
});

/** The file, corrupted by a bad copy or tampered with. */
export function damaged(bytes: Buffer, { at, do: what, byte, count }: Damage): Buffer {
  const place = Math.floor(at * bytes.length);
  const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)];
  if (what === 'cut') return Buffer.from(head);
  if (what === 'repeat') return Buffer.concat([head, tail.subarray(0, count), tail]);
  if (what === 'fill')
    return Buffer.concat([head, Buffer.alloc(count, byte), tail.subarray(count)]);
  if (what === 'another file')
    return Buffer.concat([head, Buffer.from('<script>PK\u0003\u0004'), tail]);
  const copy = Buffer.from(bytes);
  if (place < copy.length) copy[place] = (copy[place] ?? 0) ^ byte;
  return copy;
}

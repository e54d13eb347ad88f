import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, double, integer, record } from 'fast-check';
import { CannotRead } from '../limits.ts';
import { readXlsx } from './xlsx.ts';

const sheet = readFileSync('frontends/journeys/fixtures/menu.xlsx');

const harm = record({
  at: double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  do: constantFrom('flip', 'cut', 'repeat', 'fill'),
  byte: integer({ min: 1, max: 255 }),
  count: integer({ min: 1, max: 200 }),
});

type Harm = { at: number; do: string; byte: number; count: number };

function harmed(bytes: Buffer, { at, do: what, byte, count }: Harm): Buffer {
  const place = Math.floor(at * bytes.length);
  const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)];
  if (what === 'cut') return head;
  if (what === 'repeat') return Buffer.concat([head, tail.subarray(0, count), tail]);
  if (what === 'fill')
    return Buffer.concat([head, Buffer.alloc(count, byte), tail.subarray(count)]);
  const copy = Buffer.from(bytes);
  if (place < copy.length) copy[place] = (copy[place] ?? 0) ^ byte;
  return copy;
}

const reading = (bytes: Buffer) =>
  readXlsx(new File([new Uint8Array(bytes)], 'menu.xlsx')).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof CannotRead ? error.message : error),
  );

test('a sheet that is damaged anywhere is read, or refused in words', async () => {
  const tried = asyncProperty(array(harm, { maxLength: 4 }), async (harms) => {
    const said = await reading(harms.reduce(harmed, sheet));
    expect([typeof said, said]).toEqual(['string', expect.stringMatching(/^sheet$|\.$/)]);
  });
  await assert(tried, { numRuns: 150 });
});

test('a sheet that would fill the memory once it is unpacked is refused before', async () => {
  expect(await reading(sheet)).toBe('sheet');
  const bomb = Buffer.from(sheet);
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002'));
  bomb.writeUInt32LE(0xff_ff_ff_ff, entry + 24);
  expect(await reading(bomb)).toMatch(/holds too much/);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { damaged, someDamage } from '@menuleaf/shared/testing/damage.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { array, assert, asyncProperty } from 'fast-check';
import { CannotRead } from '../limits.ts';
import { readXlsx } from './xlsx.ts';

const sheet = readFileSync('frontends/journeys/fixtures/menu.xlsx');

const reading = (bytes: Buffer) =>
  readXlsx(new File([new Uint8Array(bytes)], 'menu.xlsx')).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof CannotRead ? error.message : error),
  );

test('a sheet that is damaged anywhere is read, or refused in words', async () => {
  const tried = asyncProperty(array(someDamage, { maxLength: 4 }), async (damage) => {
    const said = await reading(damage.reduce(damaged, sheet));
    expect([typeof said, said]).toEqual(['string', expect.stringMatching(/^sheet$|\.$/)]);
  });
  await assert(tried, { numRuns: 150, seed: sameSeed });
});

test('a sheet that would fill the memory once it is unpacked is refused before', async () => {
  expect(await reading(sheet)).toBe('sheet');
  const bomb = Buffer.from(sheet);
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002'));
  bomb.writeUInt32LE(0xff_ff_ff_ff, entry + 24);
  expect(await reading(bomb)).toMatch(/is too large/);
});

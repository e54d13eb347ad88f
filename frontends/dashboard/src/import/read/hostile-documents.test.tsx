import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { damaged, someDamage } from '@menuleaf/shared/testing/damage.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { array, assert, asyncProperty } from 'fast-check';
import { CannotRead } from '../limits.ts';
import { readMenu } from '../parse/read-menu.ts';
import { readDocx } from './docx.ts';

const word = readFileSync('frontends/journeys/fixtures/menu.docx');
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'menu.docx');

const reading = (bytes: Buffer) =>
  readDocx(fileOf(bytes)).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof CannotRead ? error.message : error),
  );

test('headings, tabs, breaks and tables of a Word file are those of its menu', async () => {
  const brought = await readDocx(fileOf(word));
  if (brought.kind !== 'lines') throw new Error('no lines');
  const { sections } = readMenu(brought.lines);
  expect(
    sections.map(({ name, dishes }) => [
      name,
      dishes.map((dish) => [dish.name, dish.price, dish.description].filter(Boolean).join(' | ')),
    ]),
  ).toEqual([
    ['Small plates', ['Clam chowder | 9.5', 'Smoked trout dip | 12 | with rye crisps']],
    ['Mains', ['Cedar plank salmon | 27 | fennel, new potatoes', 'Mushroom pot pie | 19.5']],
    [
      'Sweets & drinks',
      ['Marionberry cobbler | 9', 'Chocolate torte | 8.5', 'Drip coffee | 3.5', 'Iced tea | 3'],
    ],
  ]);
});

test('a Word file that is damaged anywhere is read, or refused in words', async () => {
  const tried = asyncProperty(array(someDamage, { maxLength: 4 }), async (damage) => {
    const said = await reading(damage.reduce(damaged, word));
    expect([typeof said, said]).toEqual(['string', expect.stringMatching(/^lines$|\.$/)]);
  });
  await assert(tried, { numRuns: 60, seed: sameSeed });
});

test('a Word file that would fill the memory once it is unpacked is refused before', async () => {
  expect(await reading(word)).toBe('lines');
  const bomb = Buffer.from(word);
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002'));
  bomb.writeUInt32LE(0xff_ff_ff_ff, entry + 24);
  expect(await reading(bomb)).toMatch(/holds too much/);
});

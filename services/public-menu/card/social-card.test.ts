import { expect, test } from '@jest/globals';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { faceSources } from '../faces/face-files.ts';
import { cardMaker } from './social-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'faces-'));
for (const file of faceSources) {
  cpSync(join(import.meta.dirname, '../../../node_modules', file), join(folder, basename(file)));
}
const maker = cardMaker(folder);
const words = { name: 'Zum Löwen & <Hirsch>', line: 'Portland, OR' };

test('a card is 1200 by 630, on the accent, with the name drawn in it', async () => {
  const card = await maker.cardFor({ accent: '#8a1c2b', type: 'bold' }, words, undefined);
  const image = sharp(card?.bytes);
  expect(await image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  const { dominant, channels } = await image.stats();
  expect([dominant.r > 120, dominant.g < 48, dominant.b < 64]).toEqual([true, true, true]);
  // There is white text on it.
  expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true]);
  expect(card?.bytes?.length).toBeLessThan(60_000);
});

test('it is made again only when it says or looks something else, each in its own face', async () => {
  const first = await maker.cardFor({ type: 'elegant' }, words, undefined);
  const again = await maker.cardFor({ type: 'elegant' }, words, first?.file);
  expect(again).toEqual({ file: first?.file });
  const other = await maker.cardFor({ type: 'handwritten' }, words, first?.file);
  expect(other?.file).not.toBe(first?.file);
  expect(other?.bytes?.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false);
});

test('a name that no face can write has no card', async () => {
  expect(await maker.cardFor({}, { ...words, name: '寿司' }, undefined)).toBeUndefined();
});

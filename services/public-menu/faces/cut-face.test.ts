import { expect, test } from '@jest/globals';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { faceCutter, mostBytes } from './cut-face.ts';
import { faceSources } from './face-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'faces-'));
for (const file of faceSources) {
  cpSync(join(import.meta.dirname, '../../../node_modules', file), join(folder, basename(file)));
}
const cutter = faceCutter(folder);

const headings = 'The Olive Yard All day Small plates From the oven Sweet Drinks Our Menu Contact';
const sizes = (made: readonly { bytes: Buffer }[] = []) =>
  made.reduce((sum, { bytes }) => sum + bytes.length, 0);

test.each(['elegant', 'bold', 'handwritten'])(
  'the headings of a menu take at most 8 KiB in %s',
  async (type) => {
    const cut = await cutter.filesFor(type, [headings], []);
    expect(cut?.made).toHaveLength(1);
    expect(sizes(cut?.made)).toBeGreaterThan(1000);
    expect(sizes(cut?.made)).toBeLessThanOrEqual(mostBytes);
  },
);

test('signs of a second file come in a file of their own, and what neither has in none', async () => {
  const cut = await cutter.filesFor('elegant', ['Żurek & Pierogi Łódź 日本 Кафе'], []);
  expect(cut?.names).toHaveLength(2);
  expect(await cutter.filesFor('elegant', ['日本'], [])).toBeUndefined();
});

test('the same headings have the same files, which are not made again', async () => {
  const first = await cutter.filesFor('bold', ['Olive Yard'], []);
  const again = await cutter.filesFor('bold', ['Yard Olive'], first?.names ?? []);
  expect(again).toEqual({ at: 0, names: first?.names, made: [] });
  expect((await cutter.filesFor('elegant', ['Olive Yard'], []))?.names).not.toEqual(first?.names);
});

test('where all headings are too much, the name alone is set in it; faces that phones have need no file', async () => {
  const all = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x40 + at)).join('');
  const cut = await cutter.filesFor('handwritten', [all, 'Olive Yard'], []);
  expect(cut?.at).toBe(1);
  expect(sizes(cut?.made)).toBeLessThanOrEqual(mostBytes);
  expect(await cutter.filesFor('handwritten', [all], [])).toBeUndefined();
  expect(await cutter.filesFor('plain', ['Olive Yard'], [])).toBeUndefined();
  expect(await cutter.filesFor(undefined, ['Olive Yard'], [])).toBeUndefined();
});

import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { faces } from '@menuleaf/shared/themes/faces.ts';
import { fontSubsetter, mostBytes } from './font-subsetter.ts';
import { faceSources } from './face-files.ts';

const folder = testFolder();
for (const file of faceSources) {
  cpSync(join(import.meta.dirname, '../../../node_modules', file), join(folder, basename(file)));
}
const cutter = fontSubsetter(folder);

const headings = 'The Olive Yard All day Small plates From the oven Sweet Drinks Our Menu Contact';
const bytesOf = (faces: readonly string[] = []) =>
  faces.reduce((sum, face) => sum + Buffer.from(face.split(',')[1] ?? '', 'base64').length, 0);

test.each(Object.keys(faces))('the headings of a menu fit into a page in %s', async (face) => {
  const cut = await cutter.subsetFor(face, [headings], undefined);
  expect(cut?.faces).toHaveLength(1);
  expect(cut?.faces[0]).toMatch(/^data:font\/woff2;base64,/);
  expect(bytesOf(cut?.faces)).toBeGreaterThan(1000);
  expect(bytesOf(cut?.faces)).toBeLessThanOrEqual(mostBytes);
});

test('signs of a second file come in a file of their own, and what neither has in none', async () => {
  const cut = await cutter.subsetFor('playfair', ['Żurek & Pierogi Łódź 日本 Кафе'], undefined);
  expect(cut?.faces).toHaveLength(2);
  expect(await cutter.subsetFor('playfair', ['日本'], undefined)).toBeUndefined();
});

test('the same headings are not cut again, others or another face are', async () => {
  const first = await cutter.subsetFor('oswald', ['Olive Yard'], undefined);
  expect(await cutter.subsetFor('oswald', ['Yard Olive'], first)).toBe(first);
  for (const again of [
    await cutter.subsetFor('oswald', ['Olive Bar'], first),
    await cutter.subsetFor('playfair', ['Olive Yard'], first),
  ]) {
    expect(again?.faces).toHaveLength(1);
    expect(again?.cut).not.toBe(first?.cut);
  }
});

test('where all headings are too much, the name alone is set in it; faces that phones have need no file', async () => {
  const all = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x40 + at)).join('');
  const cut = await cutter.subsetFor('caveat', [all, 'Olive Yard'], undefined);
  expect(cut?.isNameAlone).toBe(true);
  expect(bytesOf(cut?.faces)).toBeLessThanOrEqual(mostBytes);
  expect(await cutter.subsetFor('caveat', [all], undefined)).toBeUndefined();
  expect(await cutter.subsetFor('sans', ['Olive Yard'], undefined)).toBeUndefined();
});

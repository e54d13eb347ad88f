import { expect, test } from '@jest/globals';
import { textOfFile } from './text-of-file.ts';

const textOf = (...bytes: (number[] | Uint8Array<ArrayBuffer>)[]) =>
  textOfFile(new Blob(bytes.map((some) => new Uint8Array(some))));

test('a file is read in the encoding that its program saved it in', async () => {
  expect(await textOf(new TextEncoder().encode('Crème 8 €'))).toBe('Crème 8 €');
  expect(await textOf([0xef, 0xbb, 0xbf, 0x41])).toBe('A');
  expect(await textOf([0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x38, 0x20, 0x80])).toBe('Crème 8 €');
  expect(await textOf([0xff, 0xfe, 0x43, 0x00, 0xe8, 0x00])).toBe('Cè');
  expect(await textOf([0xfe, 0xff, 0x00, 0x43, 0x00, 0xe8])).toBe('Cè');
  expect(await textOf([])).toBe('');
});

test.each([
  ['pl-PL', [0xaf, 0x75, 0x72, 0x65, 0x6b], 'Żurek'],
  ['ru', [0xc1, 0xee, 0xf0, 0xf9], 'Борщ'],
  ['ja-JP', [0x90, 0x85], '水'],
  ['zh-CN', [0xb2, 0xcb], '菜'],
  ['zh-TW', [0xb5, 0xe6], '菜'],
  ['de-DE', [0x4b, 0xfc], 'Kü'],
  // What is not in it either is read letter by letter.
  ['ko', [0x43, 0xff], 'Cÿ'],
])('a plain CSV of Excel is read where %s is spoken', async (language, bytes, words) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]), language)).toBe(words);
});

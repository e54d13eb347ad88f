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

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

test.each([
  [
    'windows-1251',
    'zOX14O3gOzs7CtHg6+Dy6DvY7u/x6uAg8eDr4PLgOzM1MCDjOzksMDAK0fPv6DvB7uEg9+7w4eAg8SD38+Hw6PbgOzMwMCDjOzUsNTAK0erg8OA7zOX44O3gIPHq4PDgOzQwMCDjOzE4LDk5Cg==',
    'Шопска',
  ],
  [
    'GBK, which is Korean as well',
    'seC6xSzBubLLLLzbuPEKQTEst/LG3rfOxqwsMzjUqgpBMiy/2suuvKYsMzbUqgpCMSzLrtbzxaPI4iw1ONSqCkIyLLmssaO8prahLDQy1KoKQjMsu9i5+MjiLDQ21KoK',
    '夫妻肺片',
  ],
  [
    'Shift JIS',
    'lWmWvCyJv4ppCoLCgs6C34/dlvuC54Fbgt+C8Sw4ODAKiZaC54Fbgt+C8Sw4ODAKj8SCq+lMjnEsNDUwCg==',
    '焼き餃子',
  ],
  [
    'windows-1250',
    'TmF6d2E7Q2VuYQqvdXJlayBuYSB6YWt3YXNpZSB6IGphamtpZW0gaSBiaWGzuSBraWWzYmFzuTsxNCw1MApQaWVyb2dpIHoga2FwdXN0uSBpIGdyenliYW1pOzE4LDAwCkdvs7lia2kgdyBzb3NpZSBwb21pZG9yb3d5bTsyMSwwMAo=',
    'Gołąbki',
  ],
])(
  'a list in %s is read by its letters where neither is spoken',
  async (_encoding, base64, words) => {
    const file = new Blob([Buffer.from(base64, 'base64')]);
    expect(await textOfFile(file, 'en-US')).toContain(words);
  },
);

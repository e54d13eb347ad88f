import { parseMultipart, UploadedFile } from './multipart-body.ts';
import { HttpError } from '../http-error.ts';

type Part = { name?: string; type?: string; file?: string; text: string };

const partText = ({ name, type, file, text }: Part) =>
  [
    `Content-Disposition: form-data${name === undefined ? '' : `; name="${name}"`}${
      file === undefined ? '' : `; filename="${file}"`
    }`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    text,
  ].join('\r\n');

const bodyOf = (parts: Part[], boundary = 'b') =>
  Buffer.from(
    `${parts.map((part) => `--${boundary}\r\n${partText(part)}\r\n`).join('')}--${boundary}--\r\n`,
  );

const parsed = (bytes: Buffer, boundary = 'b') =>
  parseMultipart(bytes, `multipart/form-data; boundary=${boundary}`);

const statusOf = async (bytes: Buffer, boundary?: string) =>
  parsed(bytes, boundary).then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  );

const soup: Part[] = [
  { name: 'name', text: 'Soup' },
  { name: 'image', file: 'soup.png', type: 'image/png', text: 'bytes of an image' },
];

test('a body that ends anywhere before its end is refused, and ends nothing else', async () => {
  const whole = bodyOf(soup);
  // The last two bytes are an optional line break.
  for (let end = 0; end < whole.length - 2; end += 1) {
    expect([end, await statusOf(whole.subarray(0, end))]).toEqual([end, 400]);
  }
  expect(await parsed(whole)).toEqual({ name: 'Soup', image: expect.any(UploadedFile) });
});

test.each([
  ['a boundary over the bound of the parser', [soup, 'b'.repeat(300)], 400],
  ['a field that comes twice', [[...soup, { name: 'name', text: 'Stew' }]], 422],
  ['a file that comes twice', [[...soup, ...soup.slice(1)]], 400],
  ['a name of every object', [[...soup, { name: '__proto__', text: 'x' }]], 422],
  ['a name of every object’s function', [[...soup, { name: 'constructor', text: 'x' }]], 422],
  ['a part without a name', [[...soup, { text: 'x' }]], 400],
  ['a file without a name', [[{ file: 'a.png', text: 'x' }]], 400],
  [
    'more fields than any form',
    [Array.from({ length: 51 }, (_, at) => ({ name: `f${at}`, text: '' }))],
    400,
  ],
  ['a text without end', [[{ name: 'name', text: 'x'.repeat(300_000) }]], 413],
] as const satisfies [string, [Part[], string?], number][])(
  '%s is refused',
  async (_, [parts, boundary], status) => {
    expect(await statusOf(bodyOf([...parts], boundary), boundary)).toBe(status);
  },
);

test.each([
  '',
  ';;',
  'image/png; charset="',
  'x'.repeat(2000),
  'text/plain; charset=utf-7',
  '\u0001/\u0002',
])('a part of type %j is taken as what it is, or refused', async (type) => {
  const status = await statusOf(bodyOf([{ name: 'image', file: 'a.png', type, text: 'x' }]));
  expect([200, 400]).toContain(status);
});

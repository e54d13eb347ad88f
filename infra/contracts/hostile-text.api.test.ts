import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, problemWith } from './every-call.ts';
import { bodyOf, textsIn, withAt } from './sample-body.ts';

jest.setTimeout(180_000);

/** What breaks databases, keys, mails and terminals, by what it is. */
const hostile = {
  'half a character': '\uD800',
  'half a character within': 'a\uDC00b',
  'a NUL': 'a\u0000b',
  'a control': 'a\u001Bb',
  'a turn of direction': 'a\u202Eb',
  'nothing to see': '\u200B\u2060',
  'a line break': 'a\r\nBcc: b',
  'more than an id': 'x'.repeat(65),
  'more than a key': 'x'.repeat(3000),
  'more than a text': 'é'.repeat(10_001),
  'a path': '../../etc/passwd',
  'a name of every object': '__proto__',
  'signs of keys': 'a#b|c%00',
} as const;

/** CloudFront takes addresses of 8,192 bytes. */
const inAddress = Object.values(hostile)
  .map(encoded)
  .filter((text) => text.length < 8000);

let owner: TestOwner;
let tried = 0;
beforeAll(async () => {
  owner = await newOwner();
});
afterAll(() => {
  process.stdout.write(`Hostile texts sent: ${tried}\n`);
});

describe.each(everyCall)('%s', (_, call) => {
  const sample = bodyOf(call)?.sample;

  test('takes or refuses any text in any field', async () => {
    const places = textsIn(sample);
    for (const place of places) {
      for (const [what, text] of Object.entries(hostile)) {
        const { status } = await callWith(owner, call, { body: withAt(sample, place, text) });
        tried += 1;
        expect([place.join('.'), what, status < 500]).toEqual([place.join('.'), what, true]);
      }
    }
  });

  test('takes or refuses any text in its query', async () => {
    for (const field of Object.keys(call.query?.shape ?? {})) {
      for (const text of [...inAddress, '%ED%A0%80', '%FF', '%']) {
        const { status } = await callWith(owner, call, { query: `?${field}=${text}` });
        tried += 1;
        expect([field, text, status < 500]).toEqual([field, text, true]);
      }
    }
  });

  test('finds nothing at what is no id', async () => {
    if (!call.path.includes('{')) return;
    for (const params of [...inAddress, '%ED%A0%80', '%FF', '%']) {
      const answer = await callWith(owner, call, { params, body: sample });
      tried += 1;
      expect([params, problemWith(answer)]).toEqual([params, undefined]);
    }
  });
});

const names = everyCall.flatMap(([name, call]) =>
  Object.keys(bodyOf(call)?.sample ?? {})
    .filter((field) => /^(full_)?name$|^subject$|^city$/.test(field))
    .map((field) => ({ name, call, field })),
);
const neverAName = ['a NUL', 'a control', 'a turn of direction', 'nothing to see', 'a line break'];

test.each(names)('$name refuses a $field that does not read as one', async ({ call, field }) => {
  const sample = bodyOf(call)?.sample;
  for (const [what, text] of Object.entries(hostile)) {
    if (!neverAName.includes(what)) continue;
    const answer = await callWith(owner, call, { body: { ...sample, [field]: text } });
    expect([what, answer.status]).toEqual([what, 422]);
  }
});

/** As a browser would; half a character cannot be encoded and goes as the bytes that some libraries make of it. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

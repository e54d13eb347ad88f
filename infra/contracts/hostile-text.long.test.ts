import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, problemWith } from './every-call.ts';
import { bodyOf } from './sample-body.ts';

jest.setTimeout(180_000);

/** Text that breaks databases, keys, mails and terminals, by kind. */
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

/** CloudFront accepts URLs up to 8,192 bytes. */
const inAddress = Object.values(hostile)
  .map(encoded)
  .filter((text) => text.length < 8000);

const owner = await newOwner();

const withId = everyCall.filter(([, { path }]) => path.includes('{'));

test.each(withId)('%s finds nothing at what is no id', async (_, call) => {
  for (const params of [...inAddress, '%ED%A0%80', '%FF', '%']) {
    const answer = await callWith(owner, call, { params, body: bodyOf(call)?.sample });
    expect([params, problemWith(answer)]).toEqual([params, undefined]);
  }
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

const jsonFields = everyCall.flatMap(([name, call]) => {
  const body = call.encoding === undefined ? bodyOf(call) : undefined;
  return (body?.fields ?? []).map((field) => ({ name, call, field, sample: body?.sample }));
});

test.each(jsonFields)('$name keeps no half of a character in $field', async (one) => {
  for (const text of [hostile['half a character'], hostile['half a character within']]) {
    const body = { ...one.sample, [one.field]: text };
    const answer = await callWith(owner, one.call, { body });
    const of = { loc: ['body', one.field], msg: 'Must not contain half a character' };
    expect([answer.status, answer.json.detail]).toEqual([422, [expect.objectContaining(of)]]);
  }
});

/** Like a browser; a lone surrogate cannot be encoded and is sent as the bytes some libraries produce. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

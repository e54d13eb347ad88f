import { describe, expect, test } from '@jest/globals';
import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, problemWith } from './every-call.ts';
import { answersToWrongBodies, read, refused, withBody } from './refused.ts';

const owner = await newOwner();

describe.each(withBody)('$name', (each) => {
  const { call, fields, sample } = each;

  test('refuses each wrong body, and names the field', async () => {
    const { found, expected } = await answersToWrongBodies(owner, each);
    expect(found).toEqual(expected);
  });

  test('refuses what is too large', async () => {
    const isMultipart = call.encoding === 'multipart';
    const sizes = isMultipart ? [4_600_000, 5_400_000] : [3_600_000];
    for (const size of sizes) {
      const body = isMultipart
        ? { ...sample, image: new Blob([new Uint8Array(size)]) }
        : { ...sample, [fields[0] ?? '']: 'x'.repeat(size) };
      expect(read(await callWith(owner, call, { body }))).toEqual(refused(413));
    }
  });
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test.each(everyCall)('%s has no other method', async (_, { path, method }) => {
  const known = everyCall.filter(([, call]) => call.path === path).map(([, call]) => call.method);
  const filled = path.replaceAll(/\{\w+\}/g, 'none');
  const answers = await Promise.all(
    methods
      // A literal path segment may match another call's parameter.
      .filter((other) => other !== method && !known.some((each) => each === other))
      .flatMap((other) => [owner.send(other, filled), owner.send(other, `${filled}/`)]),
  );
  for (const answer of answers) expect(problemWith(answer)).toBeUndefined();
});

import { setTimeout } from 'node:timers/promises';
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

/** Asked once more where the gateway says, in a form of its own, that it is asked too much. */
async function answerTo(method: string, address: string) {
  let answer = await owner.send(method, address);
  while (answer.status === 429) {
    await setTimeout(200);
    answer = await owner.send(method, address);
  }
  return answer;
}

test.each(everyCall)('%s has no other method', async (_, { path, method }) => {
  const known = everyCall.filter(([, call]) => call.path === path).map(([, call]) => call.method);
  const filled = path.replaceAll(/\{\w+\}/g, 'none');
  // A literal path segment may match another call's parameter.
  const others = methods.filter(
    (other) => other !== method && !known.some((each) => each === other),
  );
  for (const other of others)
    for (const address of [filled, `${filled}/`])
      expect(problemWith(await answerTo(other, address))).toBeUndefined();
});

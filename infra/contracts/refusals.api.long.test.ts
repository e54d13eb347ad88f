import { newOwner, send, type Answer, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, problemWith, placesIn } from './every-call.ts';
import { setTimeout } from 'node:timers/promises';
import { bodyOf } from './sample-body.ts';

/** Every call with a body, and a valid sample. */
const withBody = everyCall.flatMap(([name, call]) => {
  const body = bodyOf(call);
  return body ? [{ name, call, ...body }] : [];
});

/** Checks an error response, and whether it names the place. */
const read = (answer: Answer, place?: string) => ({
  problem: problemWith(answer),
  status: answer.status,
  place: place === undefined || placesIn(answer).includes(place) ? place : 'is not named',
});
const refused = (status: number, place?: string) => ({ problem: undefined, status, place });

/** A value no field accepts: in a form, a file for text and text for a file. */
const wrongFor = (encoding: string | undefined, field: string): unknown => {
  if (encoding !== 'multipart') return { a: 'thing' };
  return field === 'image' ? 'no file' : new Blob(['no text']);
};

/** Bodies that the call refuses: a field of a wrong kind, one that is missing, and what is no body. */
function wrongBodies({ call, fields, required, sample }: (typeof withBody)[number]) {
  const at = (field: string, value: unknown) => ({
    body: { ...sample, [field]: value },
    answer: refused(422, `body.${field}`),
  });
  const none = refused(call.encoding === 'multipart' ? 400 : 422);
  return [
    ...fields.map((field) => at(field, wrongFor(call.encoding, field))),
    ...required.map((field) => at(field, undefined)),
    ...['', '{"name": ', 'name=x', '['.repeat(5000) + ']'.repeat(5000)].map((body) => ({
      body,
      answer: refused(400),
    })),
    ...['[]', 'null', '"x"', '7'].map((body) => ({ body, answer: none })),
  ];
}

/** What the call answers to each wrong body, and what it must, in words for people and with the field's name. */
async function answersToWrongBodies(owner: TestOwner, each: (typeof withBody)[number]) {
  const wrong = wrongBodies(each);
  const found = [];
  for (const { body, answer } of wrong)
    found.push(read(await callWith(owner, each.call, { body }), answer.place));
  return { found, expected: wrong.map(({ answer }) => answer) };
}

const owner = await newOwner();

const withQuery = everyCall.flatMap(([name, call]) =>
  Object.keys(call.query?.shape ?? {}).map((field) => ({ name, call, field })),
);

test.each(withQuery)('$name names the query’s $field', async ({ call, field }) => {
  const query = `?${field}=${encodeURIComponent('\u0001'.repeat(600))}`;
  expect(read(await callWith(owner, call, { query }), `query.${field}`)).toEqual(
    refused(422, `query.${field}`),
  );
});

test('a number of a query is written in digits', async () => {
  for (const limit of ['0x10', '1e1', '', '%20', '25', '-1']) {
    const answer = await send('GET', `/api/restaurants/public?limit=${limit}`);
    expect(read(answer, 'query.limit')).toEqual(refused(422, 'query.limit'));
  }
});

test('an upload that is announced as too large is refused as the file itself would be', async () => {
  const body = { type: 'image/png', size: 5_242_881 };
  expect(read(await owner.send('POST', '/api/menus/items/uploads', body))).toEqual(refused(413));
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const nowhere = [
  '/api',
  '/api/unknown',
  '/api/unknown/x',
  '/api/menus/a/b/c',
  '/api/auth',
  '/api/%FF',
];

test.each(nowhere.flatMap((path) => [path, `${path}/`]))('nothing is at %s', async (path) => {
  for (const method of methods) expect(read(await owner.send(method, path))).toEqual(refused(404));
});

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

import { beforeAll, describe, expect, test } from '@jest/globals';
import { newOwner, send, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall } from './every-call.ts';
import { read, refused, withBody } from './refused.ts';

let owner: TestOwner;
beforeAll(async () => {
  owner = await newOwner();
});

/** A value no field accepts: in a form, a file for text and text for a file. */
const wrongFor = (encoding: string | undefined, field: string): unknown => {
  if (encoding !== 'multipart') return { a: 'thing' };
  return field === 'image' ? 'no file' : new Blob(['no text']);
};

describe.each(withBody)('$name', ({ call, fields, required, sample }) => {
  test('names each field of a wrong kind, in words for people', async () => {
    for (const field of fields) {
      const body = { ...sample, [field]: wrongFor(call.encoding, field) };
      expect(read(await callWith(owner, call, { body }), `body.${field}`)).toEqual(
        refused(422, `body.${field}`),
      );
    }
  });

  test('names each field that is missing', async () => {
    for (const field of required) {
      const body = { ...sample, [field]: undefined };
      expect(read(await callWith(owner, call, { body }), `body.${field}`)).toEqual(
        refused(422, `body.${field}`),
      );
    }
  });

  test('refuses a body that is none', async () => {
    const isMultipart = call.encoding === 'multipart';
    for (const body of ['', '{"name": ', 'name=x']) {
      expect(read(await callWith(owner, call, { body }))).toEqual(refused(400));
    }
    for (const body of ['[]', 'null', '"x"', '7']) {
      expect(read(await callWith(owner, call, { body }))).toEqual(refused(isMultipart ? 400 : 422));
    }
    expect(
      read(await callWith(owner, call, { body: '['.repeat(5000) + ']'.repeat(5000) })),
    ).toEqual(refused(400));
  });
});

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

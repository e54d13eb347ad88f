import { expect, test } from '@jest/globals';
import { newOwner, send } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall } from './every-call.ts';
import { answersToWrongBodies, read, refused, withBody } from './refused.ts';

const owner = await newOwner();

/** All of them are in the long run. */
const someWithBody = withBody.filter((_, at) => at % 3 === 0);

test.each(someWithBody)('$name refuses each wrong body, and names the field', async (each) => {
  const { found, expected } = await answersToWrongBodies(owner, each);
  expect(found).toEqual(expected);
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

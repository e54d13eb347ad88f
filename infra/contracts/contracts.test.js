import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { contract } from '@menuleaf/shared/contracts/operation.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { breakingChanges } from './breaking-changes.ts';
import { contractText, writtenContract } from './contract-files.ts';
import { openApiOf } from './openapi.ts';
test.each(slices)(
  'openapi.json of %s says what its contract says (npm run openapi)',
  async (slice) => {
    expect(writtenContract(slice)).toBe(await contractText(slice));
  },
);
test('the edge keeps only what anyone may read', () => {
  const calls = Object.values(contracts).flatMap((each) => Object.values(each));
  const kept = calls.filter(({ edgeSeconds }) => edgeSeconds !== undefined);
  expect(kept.length).toBeGreaterThan(0);
  for (const { path, method, access } of kept) {
    expect([path, method, access]).toEqual([path, 'GET', 'anyone']);
  }
});
const describing = ({ body, reply = z.object({}), query, access = 'anyone' }) =>
  openApiOf(
    'test',
    contract({
      call: {
        method: 'POST',
        path: '/api/things/{id}',
        summary: 'Operation',
        access,
        reply,
        ...(body && { body }),
        ...(query && { query }),
      },
    }),
  );
const changes = (before, after) => breakingChanges(describing(before), describing(after));
const body = (shape) => ({ body: z.object(shape) });
const reply = (shape) => ({ reply: z.object(shape) });
describe('breaks clients:', () => {
  test.each([
    ['a new required field', body({}), body({ name: z.string() })],
    ['a field that became required', body({ a: z.string().optional() }), body({ a: z.string() })],
    ['a tighter limit', body({ a: z.string().max(9) }), body({ a: z.string().max(8) })],
    ['a choice taken away', body({ a: z.enum(['x', 'y']) }), body({ a: z.enum(['x']) })],
    ['null no longer taken', body({ a: z.string().nullable() }), body({ a: z.string() })],
    ['a number where text was', body({ a: z.string() }), body({ a: z.number() })],
    ['a new required parameter', {}, { query: z.object({ q: z.string() }) }],
    ['a session that is needed now', {}, { access: 'owner' }],
    ['a field gone from the reply', reply({ a: z.string() }), reply({})],
    ['a field that may be missing', reply({ a: z.string() }), reply({ a: z.string().optional() })],
    ['null in the reply', reply({ a: z.string() }), reply({ a: z.string().nullable() })],
    ['a word that no client knows', reply({ a: z.enum(['x']) }), reply({ a: z.enum(['x', 'y']) })],
    [
      'the same deep in a list',
      reply({ list: z.array(z.object({ a: z.number().int() })) }),
      reply({ list: z.array(z.object({ a: z.number() })) }),
    ],
  ])('%s', (_, before, after) => {
    expect(changes(before, after)).toHaveLength(1);
  });
  test('a call that is gone', () => {
    const none = { ...describing({}), paths: {} };
    expect(breakingChanges(describing({}), none)).toEqual(['POST /api/things/{id}: is gone']);
  });
});
describe('adds, and breaks nobody:', () => {
  test.each([
    ['nothing', body({ a: z.string() }), body({ a: z.string() })],
    ['an optional field', body({}), body({ a: z.string().optional() })],
    ['a wider limit', body({ a: z.string().max(8) }), body({ a: z.string().max(9) })],
    ['a further choice', body({ a: z.enum(['x']) }), body({ a: z.enum(['x', 'y']) })],
    ['null taken as well', body({ a: z.string() }), body({ a: z.string().nullable() })],
    ['an optional parameter', {}, { query: z.object({ q: z.string().optional() }) }],
    ['a field of the reply', reply({}), reply({ a: z.string() })],
    [
      'a field that is always there now',
      reply({ a: z.string().optional() }),
      reply({ a: z.string() }),
    ],
  ])('%s', (_, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });
});

import * as z from 'zod';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { contract, type Operation, routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { breakingChanges } from './breaking-changes.ts';
import {
  contractFile,
  contractText,
  eventsFile,
  eventsText,
  referenceFile,
  referenceText,
  rolesFile,
  rolesText,
  written,
} from './contract-files.ts';
import { breakingEvents, schemasOf } from './events-schemas.ts';
import { openApiOf } from './openapi.ts';
import { referenceOf } from './reference.ts';

test.each(slices)(
  'openapi.json of %s says what its contract says (npm run openapi)',
  async (slice) => {
    expect(written(contractFile(slice))).toBe(await contractText(slice));
  },
);

test('events.json says what is told (npm run openapi)', async () => {
  expect(written(eventsFile)).toBe(await eventsText());
});

test('the page for developers says what contracts and examples say (npm run openapi)', async () => {
  expect(written(referenceFile)).toBe(await referenceText());
});

test('the page for developers names every call that an API key may make, and no other', () => {
  const callable = Object.values(contracts)
    .flatMap((each) => Object.values(each))
    .filter(({ scope }) => scope !== undefined);
  const named = referenceOf().operations.map(({ method, path }) => `${method} ${path}`);
  expect(named.length).toBeGreaterThan(40);
  expect(named).toEqual(callable.map(routeKey));
});

test('the page for developers names what stands inside a list or an object too', () => {
  const call = (name: string) => referenceOf().operations.find((one) => one.name === name);
  const namesOf = (fields: { name: string }[] = []) => fields.map(({ name }) => name);
  expect(namesOf(call('changePrices')?.body)).toEqual([
    'changes',
    'changes[].id',
    'changes[].from',
    'changes[].to',
    'changes[].choices',
    'changes[].choices[].from',
    'changes[].choices[].to',
    'part_of',
  ]);
  expect(namesOf(call('listItems')?.reply.fields)).toContain('items[].price');
});

test('ROLES.md says who may make which call (npm run openapi)', async () => {
  expect(written(rolesFile)).toBe(await rolesText());
});

describe('events', () => {
  const eventsWith = (shape: z.ZodRawShape, version = 1) =>
    schemasOf([{ name: 'events', version, fields: z.object(shape) }]);
  const before = eventsWith({ a: z.string(), b: z.enum(['x']) });

  test.each<[string, z.ZodRawShape, string]>([
    ['a field gone', { b: z.enum(['x']) }, 'as a listener of before hears it.a: may be missing'],
    ['a further word', { a: z.string(), b: z.enum(['x', 'y']) }, 'as a listener of before hears'],
    [
      'a new field that is required, while events of before wait in queues',
      { a: z.string(), b: z.enum(['x']), c: z.string() },
      'as it was told before.c: may be missing',
    ],
  ])('%s breaks listeners', (_, shape, line) => {
    expect(breakingEvents(before, eventsWith(shape))).toEqual([expect.stringContaining(line)]);
  });

  test('a version that is told no more breaks listeners; one beside it, or an optional field, breaks none', () => {
    const next = eventsWith({ a: z.number() }, 2);
    expect(breakingEvents(before, next)).toEqual(['events.v1: is gone']);
    expect(breakingEvents(before, { ...before, ...next })).toEqual([]);
    const more = eventsWith({ a: z.string(), b: z.enum(['x']), c: z.string().optional() });
    expect(breakingEvents(before, more)).toEqual([]);
  });
});

test('the edge keeps only what anyone may read', () => {
  const calls: Operation[] = Object.values(contracts).flatMap((each) => Object.values(each));
  const kept = calls.filter(({ edgeSeconds }) => edgeSeconds !== undefined);
  expect(kept.length).toBeGreaterThan(0);
  for (const { path, method, access } of kept) {
    expect([path, method, access]).toEqual([path, 'GET', 'anyone']);
  }
});

type Shape = {
  body?: z.ZodType;
  reply?: z.ZodType;
  query?: z.ZodObject;
  access?: 'anyone' | 'owner';
};

const describing = ({ body, reply = z.object({}), query, access = 'anyone' }: Shape) =>
  openApiOf(
    'test',
    contract({
      call: {
        method: 'POST',
        path: '/api/things/{id}',
        summary: 'Operation',
        ...(access === 'owner' ? { access, role: 'kitchen' } : { access }),
        reply,
        ...(body && { body }),
        ...(query && { query }),
      },
    }),
  );

const changes = (before: Shape, after: Shape) =>
  breakingChanges(describing(before), describing(after));
const body = (shape: z.ZodRawShape): Shape => ({ body: z.object(shape) });
const reply = (shape: z.ZodRawShape): Shape => ({ reply: z.object(shape) });

describe('breaks clients:', () => {
  test.each<[string, Shape, Shape]>([
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

test.each<[string, Shape, Shape]>([
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
])('adds, and breaks nobody: %s', (_, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

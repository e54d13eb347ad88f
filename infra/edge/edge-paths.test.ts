import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { contract } from '@menuleaf/shared/contracts/operation.ts';
import * as z from 'zod';
import { apiPatterns } from './edge-paths.ts';

const call = { method: 'GET', access: 'anyone', summary: '', reply: z.unknown() } as const;

test('the more specific prefix of a noun that two slices share comes first', () => {
  const patterns = apiPatterns({
    catalogue: contract({
      list: { ...call, path: '/api/restaurants' },
      get: { ...call, path: '/api/restaurants/{id}' },
    }),
    menu: contract({
      get: { ...call, path: '/api/restaurants/public/{id}', edgeSeconds: 1 },
      guests: { ...call, path: '/api/restaurants/{id}/guests' },
    }),
  });
  expect(patterns).toEqual([
    { pattern: '/api/restaurants/*/guests*', slice: 'menu', isKept: false },
    { pattern: '/api/restaurants/public*', slice: 'menu', isKept: true },
    { pattern: '/api/restaurants*', slice: 'catalogue', isKept: false },
    { pattern: '/api/catalogue/*', slice: 'catalogue', isKept: false },
    { pattern: '/api/menu/*', slice: 'menu', isKept: false },
  ]);
});

test('two slices with the same prefix are refused', () => {
  const same = contract({ get: { ...call, path: '/api/help' } });
  expect(() => apiPatterns({ one: same, two: same })).toThrow('/api/help');
});

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
/** CloudFront's rule: the first match. */
const answering = (patterns: { pattern: string; slice: string }[], path: string) =>
  patterns.find(({ pattern }) => matches(pattern, path))?.slice;

test('the edge that is deployed leads a new call of a known noun, or below its slice’s name, to its slice', () => {
  const deployed = apiPatterns(contracts);
  for (const slice of slices) {
    expect(answering(deployed, `/api/${slice}/anything-new`)).toBe(slice);
    for (const { path } of Object.values(contracts[slice])) {
      const sent = path.replaceAll(/\{\w+\}/g, 'one');
      expect([sent, answering(deployed, sent)]).toEqual([sent, slice]);
      expect([sent, answering(deployed, `${sent}/anything-new`)]).toEqual([sent, slice]);
    }
  }
});

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
    menu: contract({ get: { ...call, path: '/api/restaurants/public/{id}' } }),
  });
  expect(patterns).toEqual([
    { pattern: '/api/restaurants/public*', slice: 'menu' },
    { pattern: '/api/restaurants*', slice: 'catalogue' },
  ]);
});

test('two slices with the same prefix are refused', () => {
  const same = contract({ get: { ...call, path: '/api/help' } });
  expect(() => apiPatterns({ one: same, two: same })).toThrow('/api/help');
});

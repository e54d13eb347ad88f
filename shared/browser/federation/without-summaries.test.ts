import { expect, test } from '@jest/globals';
import withoutSummaries from './without-summaries.ts';

test('a contract keeps all but what is said of its calls', () => {
  const contract = `{ path: '/api/a', summary: 'Its \\'first\\' call', reply: z.string() },
{ summary:
    "The owner's",
  method: 'GET' }`;
  expect(withoutSummaries(contract)).toBe(
    `{ path: '/api/a', summary: '', reply: z.string() },
{ summary: '',
  method: 'GET' }`,
  );
});

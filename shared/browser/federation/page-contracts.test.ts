import { expect, test } from '@jest/globals';
import pageContracts, { withoutSummaries } from './page-contracts.ts';

const contract = `{ path: '/api/a', summary: 'Its \\'first\\' call', role: z.string() },
{ summary:
    "The owner's",
  access: 'owner', role: 'editor', scope: 'all' }`;

test('a function reads all of a contract but what it says of its calls', () => {
  expect(withoutSummaries(contract)).toBe(
    `{ path: '/api/a', role: z.string() },
{ access: 'owner', role: 'editor', scope: 'all' }`,
  );
});

test('a page reads neither that nor the rights that its service asks for', () => {
  expect(pageContracts(contract)).toBe(
    `{ path: '/api/a', role: z.string() },
{ access: 'owner', }`,
  );
});

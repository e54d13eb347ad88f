import pageContracts, { withoutSummaries } from './page-contracts.ts';

const contract = `{ path: '/api/a', summary: 'Its \\'first\\' call', role: z.string() },
{ summary:
    "The owner's",
  access: 'owner', role: 'editor', scope: 'all', query: pageQuery, status: 204 }`;

test('a function reads all of a contract but what it says of its calls', () => {
  expect(withoutSummaries(contract)).toBe(
    `{ path: '/api/a', role: z.string() },
{ access: 'owner', role: 'editor', scope: 'all', query: pageQuery, status: 204 }`,
  );
});

test('a page reads neither that nor the rights that its service asks for', () => {
  expect(pageContracts(contract)).toBe(
    `{ path: '/api/a', role: /*#__PURE__*/ z.string() },
{ access: 'owner', }`,
  );
});

test('the schemas of a contract can be left out by the bundler where a page does not use them', () => {
  const schemas = `import { id } from '../fields.ts';
export const name = (words: string) => z.string().check(z.minLength(1, words));
export const dish = z.object({ id: id(), name: name('Required') });`;
  expect(pageContracts(schemas)).toBe(`import { id } from '../fields.ts';
export const name = (words: string) => /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1, words));
export const dish = /*#__PURE__*/ z.object({ id: /*#__PURE__*/ id(), name: /*#__PURE__*/ name('Required') });`);
});

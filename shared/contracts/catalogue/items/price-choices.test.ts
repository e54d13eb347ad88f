import { itemUpdate } from './item-update.ts';
import { itemCreate } from './new-item.ts';

const glass = { name: 'Glass', price: 8 };
const read = (choices: unknown) => itemUpdate.safeParse({ choices });
const problemsOf = (choices: unknown) => read(choices).error?.issues.map(({ message }) => message);

test.each([
  [[glass], [glass]],
  [JSON.stringify([glass]), [glass]],
  [[{ name: ' Glass ', price: '8,00' }], [glass]],
  [null, []],
  ['', []],
  [[], []],
])('%j are read as %j', (sent, choices) => {
  expect(read(sent).data?.choices).toEqual(choices);
});

test.each([
  ['Glass 8', 'Must be a JSON list of choices'],
  ['{}', 'Must be a JSON list of choices'],
  [[{ name: ' ', price: 8 }], 'Each choice needs a name'],
  [[{ name: 'Glass' }], 'Price is required'],
  [[{ name: 'Glass', price: '' }], 'Price is required'],
  [[{ name: 'Glass', price: -1 }], 'Price must be 0 or more'],
  [[{ name: 'Glass', price: 1.2345 }], 'Price must have at most three decimals'],
  [[{ name: 'a\nb', price: 8 }], 'Must be one line'],
  [[{ name: 'x'.repeat(61), price: 8 }], 'Must be at most 60 characters'],
  [[glass, { name: 'glass', price: 9 }], 'Each choice needs a name of its own'],
  [
    Array.from({ length: 9 }, (_, at) => ({ name: `${at}`, price: at })),
    'A dish has at most 8 choices',
  ],
])('%j are refused in words that an owner understands', (choices, problem) => {
  expect(problemsOf(choices)).toEqual([problem]);
});

test('what says nothing of choices has none of them, and a price that is fixed', () => {
  const dish = { name: 'Soup', price: '8.50' };
  expect(itemCreate.parse(dish)).toMatchObject({ choices: [], price_kind: 'fixed' });
  expect(itemUpdate.parse({})).toEqual({});
});

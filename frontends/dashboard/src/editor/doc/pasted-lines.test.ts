import { expect, test } from '@jest/globals';
import { pastedLines } from './pasted-lines.ts';

const plain = { price_kind: 'fixed', choices: '' };

test.each([
  ['Soup 5', 'Soup', '5.00'],
  ['Soup ........ 5.50', 'Soup', '5.50'],
  ['Soup … $5,50', 'Soup', '5.50'],
  ['Soup\t12.00 €', 'Soup', '12.00'],
  ['  Soup of the day   $ 7 ', 'Soup of the day', '7.00'],
  ['Soup', 'Soup', ''],
  ['Pinot 2019', 'Pinot 2019', ''],
  ['Caviar 1,234', 'Caviar 1,234', ''],
  ['7', '7', ''],
])('%p is %p at %p', (line, name, price) => {
  expect(pastedLines(`${line}\nBread 2`, 2)).toEqual([
    { ...plain, name, price },
    { ...plain, name: 'Bread', price: '2.00' },
  ]);
});

test.each([
  ['Chablis Glass 8 / Bottle 32', { price: '8.00', choices: 'Glass=8.00; Bottle=32.00' }],
  ['Chablis 8 / 32', { price: '8.00', choices: 'Glass=8.00; Bottle=32.00' }],
  ['Chablis\t8\t32', { price: '8.00', choices: 'Glass=8.00; Bottle=32.00' }],
  ['Chablis from 8', { price: '8.00', price_kind: 'from' }],
  ['Chablis  Market price', { price: '0', price_kind: 'market' }],
])('%p has its prices', (line, prices) => {
  const [dish] = pastedLines(`${line}\nBread 2`, 2) ?? [];
  expect(dish).toEqual({ ...plain, name: 'Chablis', ...prices });
});

test('they are typed with the decimals of their currency', () => {
  expect(pastedLines('Ramen 900\nTea 300', 0)?.map(({ price }) => price)).toEqual(['900', '300']);
});

test('one line alone is text like any other', () => {
  expect(pastedLines('Soup 5', 2)).toBeUndefined();
  expect(pastedLines('Soup 5\n\n', 2)).toBeUndefined();
});

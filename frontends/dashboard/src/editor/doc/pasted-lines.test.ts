import { expect, test } from '@jest/globals';
import { pastedLines } from './pasted-lines.ts';

test.each([
  ['Soup 5', 'Soup', '5'],
  ['Soup ........ 5.50', 'Soup', '5.50'],
  ['Soup … $5,50', 'Soup', '5,50'],
  ['Soup\t12.00 €', 'Soup', '12.00'],
  ['  Soup of the day   $ 7 ', 'Soup of the day', '7'],
  ['Soup', 'Soup', ''],
  ['Pinot 2019', 'Pinot', '2019'],
  ['7', '7', ''],
])('%p is %p at %p', (line, name, price) => {
  expect(pastedLines(`${line}\nBread 2`)).toEqual([
    { name, price },
    { name: 'Bread', price: '2' },
  ]);
});

test('one line alone is text like any other', () => {
  expect(pastedLines('Soup 5')).toBeUndefined();
  expect(pastedLines('Soup 5\n\n')).toBeUndefined();
});

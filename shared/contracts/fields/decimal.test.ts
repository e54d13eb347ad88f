import { assert, constantFrom, integer, property } from 'fast-check';
import { readDecimal, readInteger } from './decimal.ts';

test.each([
  ['12', 12],
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['12,5', 12.5],
  [' 12,50 ', 12.5],
  ['.5', 0.5],
  ['0,99', 0.99],
  ['-1', -1],
  ['1,250.00', 1250],
  ['1.250,00', 1250],
  ['1 250,00', 1250],
  ['1\u202F250,5', 1250.5],
  ['1.234.567,89', 1_234_567.89],
  ['8.505', 8.505],
])('%j is %d', (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});

test.each([
  '1,234',
  '-1,234',
  '1.234,5.0',
  '1,2,3',
  '1.2.3',
  '1,23.456',
  '1.23,45',
  '12.',
  '1 234',
  '1..2',
  '1,250,00',
])('%j is unclear', (typed) => {
  expect(readDecimal(typed)).toBe('unclear');
});

test.each([
  '',
  ' ',
  'x',
  '0x10',
  '1e3',
  'Infinity',
  '-',
  '.',
  ',',
  'NaN',
  '１２',
  '12 €',
  '$5',
  '+5',
])('%j is no number', (typed) => {
  expect(readDecimal(typed)).toBe('no number');
});

test('whatever is written with a point and two decimals or a comma is read as that number', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999 }), constantFrom('.', ','), (cents, sign) => {
      const typed = (cents / 100).toFixed(2).replace('.', sign);
      expect(readDecimal(typed)).toBe(cents / 100);
    }),
  );
});

test.each(['0x10', '1e3', '1.0', '1,000', '', ' ', 'Infinity', '+1'])(
  '%j is no whole number',
  (typed) => {
    expect(readInteger(typed)).toBeUndefined();
  },
);

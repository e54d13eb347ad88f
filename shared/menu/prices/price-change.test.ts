import { assert, integer, property, constantFrom, double } from 'fast-check';
import { changedPrice, endings, endingsWith } from './price-change.ts';

test.each([
  [10, { by: 10, unit: 'percent', ending: 'none' }, 11],
  [9.95, { by: 5, unit: 'percent', ending: 'none' }, 10.45],
  [10, { by: -10, unit: 'percent', ending: '.99' }, 8.99],
  [12.5, { by: 0.5, unit: 'amount', ending: 'none' }, 13],
  [12.5, { by: 0, unit: 'amount', ending: '.00' }, 13],
  [12.49, { by: 0, unit: 'amount', ending: '.00' }, 12],
  [12.12, { by: 0, unit: 'amount', ending: '.05' }, 12.1],
  [12.13, { by: 0, unit: 'amount', ending: '.05' }, 12.15],
  [12.14, { by: 0, unit: 'amount', ending: '.10' }, 12.1],
  [12.14, { by: 0, unit: 'amount', ending: '.49' }, 12.49],
  [12.14, { by: 0, unit: 'amount', ending: '.95' }, 11.95],
  [0.1, { by: 0, unit: 'amount', ending: '.99' }, 0.99],
  [3, { by: -5, unit: 'amount', ending: 'none' }, 0],
  [0, { by: 10, unit: 'percent', ending: '.99' }, 0],
] as const)('%d dollars with %j cost %d', (price, change, expected) => {
  expect(changedPrice(price, change)).toBe(expected);
});

test.each([
  [900, 0, { by: 5, unit: 'percent', ending: 'none' }, 945],
  [955, 0, { by: 5, unit: 'percent', ending: 'none' }, 1003],
  [1.255, 3, { by: 10, unit: 'percent', ending: 'none' }, 1.381],
  [1.255, 3, { by: 0.005, unit: 'amount', ending: 'none' }, 1.26],
  [1.234, 3, { by: 0, unit: 'amount', ending: '.05' }, 1.25],
  [1.234, 3, { by: 0, unit: 'amount', ending: '.99' }, 0.99],
] as const)('%d with %d decimals and %j costs %d', (price, decimals, change, expected) => {
  expect(changedPrice(price, change, decimals)).toBe(expected);
});

test('what has no parts ends in none', () => {
  expect([endingsWith(0), endingsWith(2)]).toEqual([['none'], endings]);
});

test('a price stays one of its currency that an item may cost', () => {
  assert(
    property(
      integer({ min: 0, max: 99_999_999 }),
      constantFrom(0, 2, 3),
      double({ min: -200, max: 200, noNaN: true }),
      constantFrom(...endings),
      (cents, decimals, by, ending) => {
        const changed = changedPrice(cents / 100, { by, unit: 'percent', ending }, decimals);
        expect(Number(changed.toFixed(decimals))).toBe(changed);
        expect(changed).toBeGreaterThanOrEqual(0);
        expect(changed).toBeLessThanOrEqual(999_999.99);
      },
    ),
  );
});

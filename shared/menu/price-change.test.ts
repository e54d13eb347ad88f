import { expect, test } from '@jest/globals';
import { assert, integer, property, constantFrom, double } from 'fast-check';
import { changedPrice, endings } from './price-change.ts';

test.each([
  [1000, { by: 10, unit: 'percent', ending: 'none' }, 1100],
  [995, { by: 5, unit: 'percent', ending: 'none' }, 1045],
  [1000, { by: -10, unit: 'percent', ending: '.99' }, 899],
  [1250, { by: 0.5, unit: 'amount', ending: 'none' }, 1300],
  [1250, { by: 0, unit: 'amount', ending: '.00' }, 1300],
  [1249, { by: 0, unit: 'amount', ending: '.00' }, 1200],
  [1212, { by: 0, unit: 'amount', ending: '.05' }, 1210],
  [1213, { by: 0, unit: 'amount', ending: '.05' }, 1215],
  [1214, { by: 0, unit: 'amount', ending: '.10' }, 1210],
  [1214, { by: 0, unit: 'amount', ending: '.49' }, 1249],
  [1214, { by: 0, unit: 'amount', ending: '.95' }, 1195],
  [10, { by: 0, unit: 'amount', ending: '.99' }, 99],
  [300, { by: -5, unit: 'amount', ending: 'none' }, 0],
] as const)('%d cents with %j cost %d', (cents, change, expected) => {
  expect(changedPrice(cents, change)).toBe(expected);
});

test('a price stays a whole number of cents that an item may cost', () => {
  assert(
    property(
      integer({ min: 0, max: 99_999_999 }),
      double({ min: -200, max: 200, noNaN: true }),
      constantFrom(...endings),
      (cents, by, ending) => {
        const changed = changedPrice(cents, { by, unit: 'percent', ending });
        expect(Number.isInteger(changed)).toBe(true);
        expect(changed).toBeGreaterThanOrEqual(0);
        expect(changed).toBeLessThanOrEqual(99_999_999);
      },
    ),
  );
});

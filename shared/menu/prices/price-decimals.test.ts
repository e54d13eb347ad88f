import { decimalsProblem, typedPrice } from './price-decimals.ts';

test.each([
  [8.5, 0, 'Price must be a whole number'],
  [8.505, 2, 'Price must have at most two decimals'],
  [8.5055, 3, 'Price must have at most three decimals'],
  [900, 0, undefined],
  [8.29, 2, undefined],
  [1.255, 3, undefined],
])('%d with %d decimals: %s', (price, decimals, problem) => {
  expect(decimalsProblem(price, decimals)).toBe(problem);
});

test.each([
  [8, 2, '8.00'],
  [900, 0, '900'],
  [1.25, 3, '1.250'],
  [9.5, 0, '9.5'],
  [1.255, 2, '1.255'],
])('%d with %d decimals is typed %s', (price, decimals, typed) => {
  expect(typedPrice(price, decimals)).toBe(typed);
});

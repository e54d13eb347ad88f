import { interpolate } from './interpolate.ts';

test('places are filled in, and what is not given stays', () => {
  expect(interpolate('{a} of {b}', { a: 1, b: '$&' })).toBe('1 of $&');
  expect(interpolate('{a} {c}', { a: 0 })).toBe('0 {c}');
});

test('one has a form of its own, where there are two', () => {
  expect([0, 1, 2].map((n) => interpolate('1 dish|{n} dishes', { n }))).toEqual([
    '0 dishes',
    '1 dish',
    '2 dishes',
  ]);
  expect(interpolate('{n}品', { n: 1 })).toBe('1品');
});

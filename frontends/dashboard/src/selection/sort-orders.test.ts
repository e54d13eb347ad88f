import { expect, test } from '@jest/globals';
import { sortOrdersFor } from './sort-orders.ts';

const things = (...orders: number[]) =>
  orders.map((sort_order, index) => ({ id: 'abcdef'.charAt(index), sort_order }));

test('the numbers that are there are dealt out anew', () => {
  expect(sortOrdersFor(['b', 'a', 'c'], things(10, 20, 30))).toEqual([
    { id: 'b', sort_order: 10 },
    { id: 'a', sort_order: 20 },
  ]);
});

test('ties are told apart', () => {
  expect(sortOrdersFor(['c', 'a', 'b'], things(0, 0, 0))).toEqual([
    { id: 'a', sort_order: 1 },
    { id: 'b', sort_order: 2 },
  ]);
});

test('nothing is sent for an order that stands', () => {
  expect(sortOrdersFor(['a', 'b'], things(1, 4))).toEqual([]);
});

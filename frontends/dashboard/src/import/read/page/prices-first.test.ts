import { expect, test } from '@jest/globals';
import { pricesLast } from './prices-first.ts';

/** «€    9,00    Soup», 60 below each other, their signs on no edge. */
const rows = ['9,00', '19,50', '24,50', '22,20', '6,50'].map((price, at) => {
  const y = at * 60;
  return [
    { text: '€', x: 100 + at * 8, end: 116 + at * 8, y, height: 24 },
    { text: price, x: 160, end: 220, y, height: 24 },
    { text: 'Soup', x: 300, end: 380, y, height: 24 },
  ];
});

test('the sign before a price goes along with it, wherever it stands', () => {
  const said = pricesLast(rows).map((row) => row.map(({ text }) => text).join(' '));
  expect(said.slice(0, 2)).toEqual(['Soup € 9,00', 'Soup € 19,50']);
});

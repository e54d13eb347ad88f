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

const height = 10;
const word = (line: number, x: number, text: string) => ({
  ...{ text, x, end: x + text.length * 5, height },
  y: line * 14,
});
const said = (rows: Parameters<typeof pricesLast>[0]) =>
  pricesLast(rows).map((row) => row.map(({ text }) => text).join(' '));

test('a heading may stand before the first of its prices', () => {
  const sections = ['brunch', 'small', 'large'].flatMap((heading, at) => [
    [word(at * 4, 0, heading), word(at * 4, 90, '19'), word(at * 4, 130, 'Toast')],
    [word(at * 4 + 1, 90, '23'), word(at * 4 + 1, 130, 'Omelette')],
    [word(at * 4 + 2, 90, '21'), word(at * 4 + 2, 130, 'Hash')],
  ]);
  expect(said(sections).slice(0, 3)).toEqual(['brunch Toast 19', 'Omelette 23', 'Hash 21']);
});

test('prices below names stay with these, whatever the next column has beside them', () => {
  const cards = [0, 1, 2].flatMap((at) => [
    [word(at * 4, 0, 'Bread'), word(at * 4, 130, 'Sticks')],
    [word(at * 4 + 1, 0, '2.75'), word(at * 4 + 1, 130, 'with hummus')],
    [word(at * 4 + 2, 130, '2.95')],
  ]);
  expect(said(cards).slice(0, 3)).toEqual(['Bread Sticks', '2.75 with hummus', '2.95']);
});

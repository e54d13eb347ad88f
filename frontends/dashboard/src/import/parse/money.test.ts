import { expect, test } from '@jest/globals';
import { takePrice } from './money.ts';

test.each([
  ['Soup 12.5', 'Soup', 12.5],
  ['Soup 12,50', 'Soup', 12.5],
  ['Soup $12', 'Soup', 12],
  ['Soup 12 €', 'Soup', 12],
  ['Soup € 12,50', 'Soup', 12.5],
  ['Soup 12.-', 'Soup', 12],
  ['Soup ........ 12.50', 'Soup', 12.5],
  ['Soup (12.50)', 'Soup', 12.5],
  ['Soup CHF 18.50', 'Soup', 18.5],
  ['Soup 95 kr', 'Soup', 95],
  ['$12 Soup', 'Soup', 12],
  ['12.50 - Soup', 'Soup', 12.5],
  ['Seven wonders 7', 'Seven wonders', 7],
  ['Cola 0,33l 3,20', 'Cola 0,33l', 3.2],
  ['Cola 0,33 3,20', 'Cola 0,33', 3.2],
])('%s is %s for %d', (line, rest, price) => {
  expect(takePrice(line)).toMatchObject({ rest, prices: [price] });
});

test.each(['Pinot Noir 2019', 'Fanta 33cl', 'Room for 20 guests', 'A-12', 'Beef (200 g)'])(
  '%s has no price',
  (line) => expect(takePrice(line).prices).toEqual([]),
);

test.each(['12/18', '12 / 18', 'small 12 large 18', 'glass 12 | bottle 18', '12.00   18.00'])(
  'of several prices, such as %s, it says that there are several',
  (prices) => {
    const found = takePrice(`Soup  ${prices}`);
    expect(found.prices).toEqual([12, 18]);
    expect(found.reasons).toEqual(['It has several prices: 12.00 and 18.00.']);
  },
);

test.each(['Market price', 'MP', 'Tagespreis', 'prix du marché', 'según mercado'])(
  '%s is no number, and nothing is made up for it',
  (words) => {
    expect(takePrice(`Lobster ... ${words}`)).toMatchObject({
      rest: 'Lobster',
      prices: [],
      isMarket: true,
    });
  },
);

test('a price that can be read in two ways is not read, and says so', () => {
  expect(takePrice('Caviar 1,234')).toMatchObject({
    rest: 'Caviar',
    prices: [],
    reasons: ['The price can be read in two ways.'],
  });
});

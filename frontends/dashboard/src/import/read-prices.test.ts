import { readPrices } from './read-prices.ts';

test('a price typed in the review is read as in the editor: “1.250” is asked about, where cents are usual', () => {
  expect(readPrices('1.250', 2)).toEqual({
    problem: 'Its price can be read in two ways. Write it like 1234.50.',
  });
  expect(readPrices('R$ 1.250,00', 2).prices?.price).toBe(1250);
  expect(readPrices('¥1,250', 0).prices?.price).toBe(1250);
  expect(readPrices('from 1,250円', 0).prices).toMatchObject({ price: 1250, price_kind: 'from' });
  expect(readPrices('S=1,250; L=2,500', 0).prices?.choices).toEqual([
    { name: 'S', price: 1250 },
    { name: 'L', price: 2500 },
  ]);
});

import { namesWithPrices } from './prices-in-texts.ts';

test.each([
  ['extra Nudeln + 2,00', true],
  ['Add bacon $2', true],
  ['ab 9 €', true],
  ['from 8.50 with bread', true],
  ['Mo–Fr 11.30-14.30', false],
  ['0,33 l, 4.90%', false],
  ['for 2 to 4', false],
  ['', false],
])('%p names a price: %p', (note, is) => {
  expect(namesWithPrices([{ name: 'Ramen', description: null, note }])).toEqual(
    is ? ['Ramen'] : [],
  );
});

import { assert, integer, property } from 'fast-check';
import { choicesOf, priceOf, sentPrices, storedChoices, storedPrice } from './stored-price.ts';

test('whatever is kept is read as it was sent', () => {
  assert(
    property(integer({ min: 0, max: 999_999_990 }), (thousandths) => {
      expect(priceOf(storedPrice(thousandths / 1000))).toBe(thousandths / 1000);
    }),
  );
});

const glassAndBottle = [
  { name: 'Glass', price: 8 },
  { name: 'Bottle', price: 32 },
];

test('the lowest of the choices is the price, whatever was sent beside them', () => {
  const kept = sentPrices({ price: 99, choices: glassAndBottle }, { price_thousandths: 0 });
  expect(kept).toEqual(storedChoices(glassAndBottle));
  expect(kept).toMatchObject({ price_thousandths: 8000 });
});

test('one price for what has several is that of the cheapest, and the lowest stays the price', () => {
  const before = storedChoices(glassAndBottle);
  const dearer = { ...before, ...sentPrices({ price: 40 }, before) };
  expect(choicesOf(dearer)).toEqual([
    { name: 'Glass', price: 40 },
    { name: 'Bottle', price: 32 },
  ]);
  expect(priceOf(dearer)).toBe(32);
});

test('choices that are cleared leave the price, and absent ones stay', () => {
  const before = storedChoices(glassAndBottle);
  expect(choicesOf({ ...before, ...sentPrices({ choices: [] }, before) })).toEqual([]);
  expect(priceOf({ ...before, ...sentPrices({ choices: [] }, before) })).toBe(8);
  expect(sentPrices({}, before)).toEqual({});
  expect(sentPrices({ choices: [], price: 5 }, { price_thousandths: 10 })).toEqual(storedPrice(5));
});

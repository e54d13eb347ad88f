import { expect, test } from '@jest/globals';
import { assert, integer, property } from 'fast-check';
import { choicesOf, priceOf, sentPrices, storedChoices, storedPrice } from './stored-price.ts';

test('a price is kept in thousandths, and in hundredths for releases that know no others', () => {
  expect(storedPrice(8.5)).toEqual({ price_cents: 850, price_thousandths: 8500 });
  expect(storedPrice(1.255)).toEqual({ price_cents: 126, price_thousandths: 1255 });
});

test('whatever is kept is read as it was sent', () => {
  assert(
    property(integer({ min: 0, max: 999_999_990 }), (thousandths) => {
      expect(priceOf(storedPrice(thousandths / 1000))).toBe(thousandths / 1000);
    }),
  );
});

test('a row from before there were thousandths is read right, and one that a release of then has changed', () => {
  expect(priceOf({ price_cents: 850 })).toBe(8.5);
  expect(priceOf({ price_cents: 300, price_thousandths: 1255 })).toBe(3);
});

const glassAndBottle = [
  { name: 'Glass', price: 8 },
  { name: 'Bottle', price: 32 },
];

test('the lowest of the choices is the price, whatever was sent beside them', () => {
  const kept = sentPrices({ price: 99, choices: glassAndBottle }, { price_cents: 0 });
  expect(kept).toEqual(storedChoices(glassAndBottle));
  expect(kept).toMatchObject({ price_cents: 800, price_thousandths: 8000 });
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
  expect(sentPrices({ choices: [], price: 5 }, { price_cents: 1 })).toEqual(storedPrice(5));
});

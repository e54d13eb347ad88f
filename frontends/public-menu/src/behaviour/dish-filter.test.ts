import { expect, test } from '@jest/globals';
import { moneyMark, priceFormat } from '@menuleaf/shared/menu/prices/format-price.ts';
import { priceLocale } from '@menuleaf/shared/menu/prices/price-locale.ts';
import { moreWords } from '../words/more-words.ts';
import { fits, readDish, wishWords } from './dish-filter.ts';

const words = moreWords;
const wish = { text: '', diets: [], without: [] };
const brulee = readDish('Crème brûlée Burnt sugar', 'vg', 'egg milk ~nuts', ['$1,209.50'], '.');

test.each([
  ['creme', 'yes'],
  ['SUGAR burnt', 'yes'],
  ['sugar salt', 'no'],
  ['', 'yes'],
])('a search for %p answers %s', (text, answer) => {
  expect(fits(brulee, { ...wish, text })).toBe(answer);
});

test('every diet asked for has to be there', () => {
  expect(fits(brulee, { ...wish, diets: ['v'] })).toBe('yes');
  expect(fits(brulee, { ...wish, diets: ['v', 'g'] })).toBe('yes');
  expect(fits(brulee, { ...wish, diets: ['V'] })).toBe('no');
});

test('what may contain an allergen is not without it, and can be told apart', () => {
  expect(fits(brulee, { ...wish, without: ['milk'] })).toBe('no');
  expect(fits(brulee, { ...wish, without: ['nuts'] })).toBe('may');
  expect(fits(brulee, { ...wish, without: ['milk', 'nuts'] })).toBe('no');
  expect(fits(brulee, { ...wish, without: ['fish'] })).toBe('yes');
});

test('a dish whose allergens are not declared, or unclear, is never a yes', () => {
  const undeclared = readDish('Soup', '', undefined, ['$9'], '.');
  const unclear = readDish('Soup', '', 'milk ?', ['$9'], '.');
  const none = readDish('Water', '', '', ['$0'], '.');
  expect(fits(undeclared, { ...wish, without: ['fish'] })).toBe('ask');
  expect(fits(unclear, { ...wish, without: ['fish'] })).toBe('ask');
  expect(fits(unclear, { ...wish, without: ['milk'] })).toBe('no');
  expect(fits(none, { ...wish, without: ['fish'] })).toBe('yes');
  expect(fits(undeclared, wish)).toBe('yes');
});

test('what costs more than the highest price is left out', () => {
  expect(fits(brulee, { ...wish, most: 1209.5 })).toBe('yes');
  expect(fits(brulee, { ...wish, most: 1209 })).toBe('no');
});

test('the lowest of several prices counts, and a market price is never below one', () => {
  const wine = readDish('Wine', '', undefined, ['$32.00', '$8.00'], '.');
  expect(fits(wine, { ...wish, most: 8 })).toBe('yes');
  expect(fits(wine, { ...wish, most: 7 })).toBe('no');
  const lobster = readDish('Lobster', '', undefined, ['Market price'], '.');
  expect(fits(lobster, { ...wish, most: 900 })).toBe('no');
  expect(fits(lobster, wish)).toBe('yes');
});

test('what was asked for is said in words', () => {
  expect(wishWords({ ...wish, most: 12.5 }, '€', words)).toBe('Up to €12.5');
  expect(
    wishWords({ text: ' soup ', diets: ['v', 'g'], without: ['milk', 'nuts'] }, '$', words),
  ).toBe('Vegetarian · Gluten free · Without milk, nuts · “soup”');
  expect(wishWords(wish, '$', words)).toBe('');
});

test.each([
  ['US', 'USD', 1234.5],
  ['Germany', 'EUR', 1234.5],
  ['France', 'EUR', 1234.5],
  ['Switzerland', 'CHF', 1234.5],
  ['India', 'INR', 123456.5],
  ['Japan', 'JPY', 1200],
  ['Kuwait', 'KWD', 1.25],
  ['Egypt', 'EGP', 1234.5],
  ['Denmark', 'DKK', 1234.5],
])('a price is read as it is written in %s', (country, currency, price) => {
  const money = { currency, price_locale: priceLocale(country) };
  const point = (moneyMark(money) ?? '$.').slice(-1);
  expect(readDish('', '', undefined, [priceFormat(money)(price)], point).price).toBe(price);
});

import { moneyMark } from '@menuleaf/shared/menu/prices/format-price.ts';
import { menuPriceFormat } from '@menuleaf/shared/menu/prices/menu-price-format.ts';
import { priceLocale } from '@menuleaf/shared/menu/prices/price-locale.ts';
import { moreWords } from '../words/more-words.ts';
import { matchDish, readDish, filterText } from './dish-filter.ts';

const words = { ...moreWords, all: [] };
const wish = { text: '', diets: [], without: [] };
const brulee = readDish('Crème brûlée Burnt sugar', 'vg', 'egg milk ~nuts', ['$1,209.50'], '.');

test.each([
  ['creme', 'yes'],
  ['SUGAR burnt', 'yes'],
  ['sugar salt', 'no'],
  ['', 'yes'],
])('a search for %p answers %s', (text, answer) => {
  expect(matchDish(brulee, { ...wish, text })).toBe(answer);
});

test.each([
  ["Shepherd's pie", 'shepherd’s'],
  ['Shepherd’s pie', "shepherd's"],
])('%s is found by %s', (name, text) => {
  const pie = readDish(name, '', undefined, ['$9'], '.');
  expect(matchDish(pie, { ...wish, text })).toBe('yes');
});

test('every diet asked for has to be there', () => {
  expect(matchDish(brulee, { ...wish, diets: ['v'] })).toBe('yes');
  expect(matchDish(brulee, { ...wish, diets: ['v', 'g'] })).toBe('yes');
  expect(matchDish(brulee, { ...wish, diets: ['V'] })).toBe('no');
});

test('what may contain an allergen is not without it, and can be told apart', () => {
  expect(matchDish(brulee, { ...wish, without: ['milk'] })).toBe('no');
  expect(matchDish(brulee, { ...wish, without: ['nuts'] })).toBe('may');
  expect(matchDish(brulee, { ...wish, without: ['milk', 'nuts'] })).toBe('no');
  expect(matchDish(brulee, { ...wish, without: ['fish'] })).toBe('yes');
});

test('a dish whose allergens are not declared, or unclear, is never a yes', () => {
  const undeclared = readDish('Soup', '', undefined, ['$9'], '.');
  const unclear = readDish('Soup', '', 'milk ?', ['$9'], '.');
  const none = readDish('Water', '', '', ['$0'], '.');
  expect(matchDish(undeclared, { ...wish, without: ['fish'] })).toBe('ask');
  expect(matchDish(unclear, { ...wish, without: ['fish'] })).toBe('ask');
  expect(matchDish(unclear, { ...wish, without: ['milk'] })).toBe('no');
  expect(matchDish(none, { ...wish, without: ['fish'] })).toBe('yes');
  expect(matchDish(undeclared, wish)).toBe('yes');
});

test('what costs more than the highest price is left out', () => {
  expect(matchDish(brulee, { ...wish, most: 1209.5 })).toBe('yes');
  expect(matchDish(brulee, { ...wish, most: 1209 })).toBe('no');
});

test('the lowest of several prices counts, and a market price is never below one', () => {
  const wine = readDish('Wine', '', undefined, ['$32.00', '$8.00'], '.');
  expect(matchDish(wine, { ...wish, most: 8 })).toBe('yes');
  expect(matchDish(wine, { ...wish, most: 7 })).toBe('no');
  const lobster = readDish('Lobster', '', undefined, ['Market price'], '.');
  expect(matchDish(lobster, { ...wish, most: 900 })).toBe('no');
  expect(matchDish(lobster, wish)).toBe('yes');
});

test.each([
  ['Bœuf bourguignon', 'boeuf'],
  ['Weißwurst', 'weisswurst'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łosoś z grilla', 'losos'],
  ['Kıymalı pide', 'kiymali'],
  ['Shepherd’s pie', "shepherd's"],
])('%s is found by %s, as a foreign keyboard types it', (name, text) => {
  const dish = readDish(name, '', undefined, ['$9'], '.');
  expect(matchDish(dish, { ...wish, text })).toBe('yes');
  expect(matchDish(dish, { ...wish, text: name })).toBe('yes');
});

test('what was asked for is said in words', () => {
  expect(filterText({ ...wish, most: 12.5 }, '€', words)).toBe('Up to €12.5');
  expect(
    filterText({ text: ' soup ', diets: ['v', 'g'], without: ['milk', 'nuts'] }, '$', words),
  ).toBe('Vegetarian · Gluten free · Without milk, nuts · “soup”');
  const without = ['sulphites', 'molluscs'];
  expect(filterText({ ...wish, without }, '$', words)).toBe('Without sulfites, mollusks');
  expect(filterText(wish, '$', words)).toBe('');
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
  ['Denmark', 'DKK', 1234],
  ['Norway', 'NOK', 165],
])('a price is read as it is written in %s', (country, currency, price) => {
  const money = { currency, price_locale: priceLocale(country) };
  const point = (moneyMark(money) ?? '$.').slice(-1);
  expect(readDish('', '', undefined, [menuPriceFormat(money)(price)], point).price).toBe(price);
});

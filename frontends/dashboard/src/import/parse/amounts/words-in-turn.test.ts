import { expect, test } from '@jest/globals';
import { sectionsOf } from '../testing/read-text.ts';

const choicesOf = (text: string) =>
  sectionsOf(text).flatMap(({ dishes }) =>
    dishes.map(({ name, choices }) =>
      [name, ...choices.map((choice) => `${choice.name} ${choice.price}`)].join(', '),
    ),
  );

test('any words that stand before the prices of several dishes are what these are called', () => {
  expect(
    choicesOf('Mains\nFish pie Members 12.50 Guests 14\nLamb stew Members 13 Guests 15.50'),
  ).toEqual(['Fish pie, Members 12.5, Guests 14', 'Lamb stew, Members 13, Guests 15.5']);
});

test('any words in brackets behind each price, or before all of them, are what these are called', () => {
  expect(choicesOf('Mains\nFish pie 12.50 £ (Eat in) / 14 £ (Take away)')).toEqual([
    'Fish pie, Eat in 12.5, Take away 14',
  ]);
  expect(choicesOf('Mains\nFish pie (Child/Adult) 12.50/14\nSoup 4')).toEqual([
    'Fish pie, Child 12.5, Adult 14',
    'Soup',
  ]);
});

test('a second dish of a line, and what can be added to several, are none', () => {
  expect(choicesOf('Sides\nChips 3 Beans 2\nRice 3 Peas 2')).toEqual([
    'Chips',
    'Beans',
    'Rice',
    'Peas',
  ]);
});
